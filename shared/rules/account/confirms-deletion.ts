/** What may be typed instead of the e-mail. */
export const DELETE_WORD = 'DELETE';

/** Whether what was typed says that an account is to be deleted: its e-mail in any case, or DELETE as it is written. */
export const confirmsDeletion = (typed: string, email: string | null): boolean =>
  typed.trim() === DELETE_WORD || (email !== null && typed.trim().toLowerCase() === email.toLowerCase());

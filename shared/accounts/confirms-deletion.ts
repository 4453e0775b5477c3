/** Can be typed instead of the e-mail. */
export const DELETE_WORD = 'DELETE';

/** Whether the typed text confirms the deletion of an account: its e-mail in any case, or DELETE exactly. */
export const confirmsDeletion = (typed: string, email: string | null): boolean =>
  typed.trim() === DELETE_WORD || (email !== null && typed.trim().toLowerCase() === email.toLowerCase());

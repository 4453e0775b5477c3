/**
 * Id of the signed-in user. A response carries it; a request with another user's id is refused, so that a stale tab
 * cannot write to the wrong account.
 */
export const USER_ID_HEADER = 'Rollcall-Person';

/**
 * The id of a signed-in person. An answer names whose it is; a request that names somebody is refused where somebody else
 * is signed in by now.
 */
export const PERSON_HEADER = 'Rollcall-Person';

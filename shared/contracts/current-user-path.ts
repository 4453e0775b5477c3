/** A file of its own: a visitor's first page requests this before it loads any validator, and usually without. */
export const CURRENT_USER_PATH = '/api/auth/user';

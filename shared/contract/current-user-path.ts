/** In a separate file, because a visitor's first page requests it before it loads any validator, and usually needs none. */
export const CURRENT_USER_PATH = '/api/auth/user';

/** On its own, because a visitor's first page asks for it before (and mostly without) loading any validator. */
export const CURRENT_USER_PATH = '/api/auth/user';

/** Home, right after an account was deleted. */
export const GOODBYE_ADDRESS = '/?account=deleted';

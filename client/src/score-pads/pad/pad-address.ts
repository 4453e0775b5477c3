import type { StoredPad } from './stored-pad.ts';

/** The URL of a pad: by its code, or by its key before it has one. */
export const padAddress = ({ code, id }: Pick<StoredPad, 'code' | 'id'>): string => `/table/${code ?? `new-${id}`}`;

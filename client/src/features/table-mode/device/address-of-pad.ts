import type { KeptPad } from './kept-pad.ts';

/** The page of a pad: by its code, or by its key until it has one. */
export const addressOfPad = ({ code, id }: Pick<KeptPad, 'code' | 'id'>): string => `/table/${code ?? `new-${id}`}`;

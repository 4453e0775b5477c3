/** A name for display: trimmed, white space collapsed. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** The key by which spellings count as the same person: 'Ana', 'ana ' and 'ANA'. Idempotent. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase().normalize('NFC');

/** Keys of what is written for a player whom nobody knows; other programs export it as a name. */
const NOBODY: ReadonlySet<string> = new Set(['', 'anonymous', 'anonymous player', 'unknown player']);

/** Whether a key names nobody: such a seat stays in its play and is no person. */
export const isNobody = (key: string): boolean => NOBODY.has(key);

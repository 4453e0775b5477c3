/** A name for display: trimmed, white space collapsed. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** The key by which spellings count as the same person: 'Ana', 'ana ' and 'ANA'. Idempotent. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase().normalize('NFC');

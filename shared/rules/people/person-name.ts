/** A name as it is shown: trimmed, inner white space folded. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** The key by which two spellings of a name count as the same person: 'Ana', 'ana ' and 'ANA'. A key is its own key. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase().normalize('NFC');

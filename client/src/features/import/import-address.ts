export const IMPORT_PATH = '/import';

/** The import in view is part of the address, so that it can be left, reloaded and come back to. */
export const importAddress = (id: number): string => `${IMPORT_PATH}?id=${id}`;

/** Where imports begin, with a BoardGameGeek user name to start from. */
export const importByName = (username: string): string => `${IMPORT_PATH}?${new URLSearchParams({ user: username })}`;

/** The id that an address names; null when it names none, NaN when what it names is no id. */
export function importIn(search: URLSearchParams): number | null {
  const text = search.get('id');
  if (text === null) return null;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN;
}

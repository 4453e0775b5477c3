export const IMPORT_PATH = '/import';

/** The URL of an import, so that it can be left, reloaded and returned to. */
export const importAddress = (id: number): string => `${IMPORT_PATH}?id=${id}`;

/** The import start page with a BoardGameGeek user name. */
export const importByName = (username: string): string => `${IMPORT_PATH}?${new URLSearchParams({ user: username })}`;

/** The id in a URL; null if absent, NaN if invalid. */
export function importIn(search: URLSearchParams): number | null {
  const text = search.get('id');
  if (text === null) return null;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN;
}

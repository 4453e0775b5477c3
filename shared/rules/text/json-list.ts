/** A list that is kept as JSON text; null when the text is none. */
export function jsonListIn(text: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

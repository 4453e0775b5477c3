/**
 * Of what is said of a game that its owner adds and had wished for, that which counts: where nothing is said the wish's
 * own stays, such as its notes and its picture.
 */
export function boughtWish<Said extends object>(said: Said): Partial<Said> {
  const isSaid = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(said).filter(([, value]) => isSaid(value))) as Partial<Said>;
}

/**
 * When a wish is bought: the given fields that override the wish's; empty ones keep the wish's, such as notes and
 * picture.
 */
export function boughtWish<Said extends object>(said: Said): Partial<Said> {
  const isSaid = (value: unknown) => Boolean(value) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(said).filter(([, value]) => isSaid(value))) as Partial<Said>;
}

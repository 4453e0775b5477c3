const MAX_LENGTH = 24;

/** The first word of a name, as other guests may read it; null where there is none, or where it is an address. */
export function firstName(name: string | null): string | null {
  const first = name?.trim().split(/\s+/)[0] ?? '';
  if (first === '' || first.includes('@')) return null;
  return Array.from(first).slice(0, MAX_LENGTH).join('');
}

import { naturalName } from '#shared/rules/people/natural-name.ts';

const MAX_LENGTH = 24;

/**
 * The first name in a name ('Cara' also for 'Müller, Cara'), as other guests may see it; null if there is none or it is
 * an address.
 */
export function firstName(name: string | null): string | null {
  const first = naturalName(name?.trim() ?? '').split(/\s+/)[0] ?? '';
  if (first === '' || first.includes('@')) return null;
  return Array.from(first).slice(0, MAX_LENGTH).join('');
}

import { naturalName } from '#shared/text/natural-name.ts';

const MAX_LENGTH = 24;
/** Words before a name that are none, with or without a full stop. */
const TITLE = /^(?:dr|prof|mr|mrs|ms|mx|herr|frau|sir|dame|rev|dipl|ing|mag)\.?(?:-ing\.)?$/i;

/**
 * The first name in a name ('Cara' also for 'Müller, Cara' and 'Dr. Cara Müller'), as other guests may see it; null if there is none or it is
 * an address.
 */
export function firstName(name: string | null): string | null {
  const words = naturalName(name?.trim() ?? '').split(/\s+/);
  const first = words.find((word, place) => place === words.length - 1 || !TITLE.test(word)) ?? '';
  if (first === '' || first.includes('@')) return null;
  return Array.from(first).slice(0, MAX_LENGTH).join('');
}

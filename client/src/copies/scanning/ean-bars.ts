/** Widths of space, bar, space and bar of each digit, seven modules together. */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'] as const;
/** The side halves' mirrored digits (`m`) by which an EAN-13 says its first digit. */
const PARITIES = [
  '......',
  '..m.mm',
  '..mm.m',
  '..mmm.',
  '.m..mm',
  '.mm..m',
  '.mmm..',
  '.m.m.m',
  '.m.mm.',
  '.mm.m.',
] as const;

/** Modules as text, '1' dark. @param startsDark of the digits on the right; those on the left start light */
function modulesOf(digit: number, startsDark: boolean, isMirrored: boolean): string {
  const widths = (WIDTHS[digit] ?? '').split('');
  const ordered = isMirrored ? widths.toReversed() : widths;
  return ordered.map((width, index) => (startsDark === (index % 2 === 0) ? '1' : '0').repeat(Number(width))).join('');
}

/** The modules of a valid EAN-13 or EAN-8 from its first to its last bar, '1' dark: 95 or 67. */
export function eanBars(code: string): string {
  const digits = code.split('').map(Number);
  const parity = digits.length === 13 ? (PARITIES[digits.shift() ?? 0] ?? '') : '';
  const half = digits.length / 2;
  const left = digits.slice(0, half).map((digit, index) => modulesOf(digit, false, parity[index] === 'm'));
  const right = digits.slice(half).map((digit) => modulesOf(digit, true, false));
  return `101${left.join('')}01010${right.join('')}101`;
}

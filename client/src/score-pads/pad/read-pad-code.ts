import { PAD_CODE } from '#shared/score-pads/score-pads-contract.ts';

/** Extracts the code from typed or pasted text: with spaces, in lower case, or a whole URL. Null if there is none. */
export function readPadCode(text: string): string | null {
  const last = text.trim().split('/').at(-1) ?? '';
  const code = last.replaceAll(/[\s-]/g, '').toUpperCase();
  return PAD_CODE.test(code) ? code : null;
}

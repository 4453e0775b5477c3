import { PAD_CODE } from '#shared/contracts/score-pads.ts';

/** The code in what somebody typed or pasted: with spaces, in small letters, or a whole address. Null where there is none. */
export function codeIn(text: string): string | null {
  const last = text.trim().split('/').at(-1) ?? '';
  const code = last.replaceAll(/[\s-]/g, '').toUpperCase();
  return PAD_CODE.test(code) ? code : null;
}

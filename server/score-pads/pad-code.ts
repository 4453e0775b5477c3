import { randomInt } from 'node:crypto';
import { PAD_CODE } from '#shared/score-pads/score-pads-contract.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').filter((letter) => PAD_CODE.test(letter.repeat(6)));
const LENGTH = 6;

/** An unpredictable code for a pad: one of 729 million. */
export const newPadCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');

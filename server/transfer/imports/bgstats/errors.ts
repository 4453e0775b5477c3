import { Refusal } from '#server/platform/http/refusal.ts';
import type { JsonErrors } from '#server/platform/files/json-elements.ts';

const HOW_TO_EXPORT = 'In BG Stats, open Settings, then Backup / Export, choose JSON, and drop the file as it is.';

/** A file that cannot be imported: the error, and what to do next. */
const invalidFile = (error: string): Refusal => new Refusal('invalid_file', { message: `${error} ${HOW_TO_EXPORT}` });

export const BG_STATS_ERRORS: JsonErrors = {
  emptyFile: () => invalidFile('This file is empty.'),
  noJson: () => invalidFile('This is not a JSON file. Every BG Stats export is one.'),
  brokenJson: () => invalidFile('This file is damaged: it begins like a BG Stats export, and then breaks.'),
  cutOff: () => invalidFile('This file is cut off: its end is missing.'),
  noUtf8: () => invalidFile('This file is not UTF-8 text, as BG Stats writes it.'),
  beyondLimit: (words) => invalidFile(`${words}, and no BG Stats export has more.`),
};
export const otherJson = () => invalidFile('This is JSON, but not a BG Stats export: it has no games and no plays.');
export const tooMany = (most: number, what: string) =>
  invalidFile(`This file has more than ${most.toLocaleString('en-US')} ${what}, and no BG Stats export is that long.`);
export const tooMuchText = () =>
  invalidFile('The plays of this file name more players and expansions than there is room for.');

import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/transfer/words/words.ts';
import type { JsonErrors } from '#server/platform/files/json-elements.ts';

const howToExport = () =>
  t('In BG Stats, open Settings, then Backup / Export, choose JSON, and drop the file as it is.');

/** A file that cannot be imported: the error, and what to do next. */
const invalidFile = (error: string): Refusal => new Refusal('invalid_file', { message: `${error} ${howToExport()}` });

export const BG_STATS_ERRORS: JsonErrors = {
  emptyFile: () => invalidFile(t('This file is empty.')),
  noJson: () => invalidFile(t('This is not a JSON file. Every BG Stats export is one.')),
  brokenJson: () => invalidFile(t('This file is damaged: it begins like a BG Stats export, and then breaks.')),
  cutOff: () => invalidFile(t('This file is cut off: its end is missing.')),
  noUtf8: () => invalidFile(t('This file is not UTF-8 text, as BG Stats writes it.')),
  beyondLimit: (words) => invalidFile(t('{words}, and no BG Stats export has more.', { words })),
};
export const otherJson = () => invalidFile(t('This is JSON, but not a BG Stats export: it has no games and no plays.'));

const TOO_MANY = {
  games: (most: number) =>
    t('This file has more than {most, number} games, and no BG Stats export is that long.', { most }),
  players: (most: number) =>
    t('This file has more than {most, number} players, and no BG Stats export is that long.', { most }),
  locations: (most: number) =>
    t('This file has more than {most, number} locations, and no BG Stats export is that long.', { most }),
  plays: (most: number) =>
    t('This file has more than {most, number} plays, and no BG Stats export is that long.', { most }),
  entries: (most: number) =>
    t(
      'This file has more than {most, number} entries in a list of one game or play, and no BG Stats export is that long.',
      { most },
    ),
};
export const tooMany = (most: number, what: keyof typeof TOO_MANY) => invalidFile(TOO_MANY[what](most));
export const tooMuchText = () =>
  invalidFile(t('The plays of this file name more players and expansions than there is room for.'));

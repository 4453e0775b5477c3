import { previewBggCollection, previewBgStats } from '#shared/contracts/imports.ts';
import { MAX_FILE_BYTES, MAX_PLAYS_FILE_BYTES } from '#shared/limits.ts';
import type { Accepted } from './receive-file.ts';

export const COLLECTION_FILE: Accepted = {
  contentTypes: previewBggCollection.body.file,
  maxBytes: MAX_FILE_BYTES,
  refusals: {
    type: 'Please send the file as text/csv.',
    size: 'This file is larger than 10 MB, which no collection export is. Please choose the CSV file itself.',
  },
};

export const BG_STATS_FILE: Accepted = {
  contentTypes: previewBgStats.body.file,
  maxBytes: MAX_PLAYS_FILE_BYTES,
  refusals: {
    type: 'Please send the file as application/json.',
    size: 'This file is larger than 32 MB, which no BG Stats export is. Please choose the JSON file itself.',
  },
};

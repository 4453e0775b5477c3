import { FILE_FORMATS, type FileFormat } from '#shared/transfer/import-formats.ts';
import { t } from '#server/transfer/words/words.ts';
import type { Accepted } from '#server/platform/files/accepted.ts';

const MEGABYTE = 1024 * 1024;

const TOO_LARGE: Record<FileFormat, (most: number) => string> = {
  bgg_collection_csv: (most) =>
    t('This file is larger than {most} MB, which no collection export is. Please choose the CSV file itself.', {
      most,
    }),
  bgstats_json: (most) =>
    t('This file is larger than {most} MB, which no BG Stats export is. Please choose the JSON file itself.', { most }),
};

/** The accepted files of a format, and the message if a file is not. */
export function acceptedFile(format: FileFormat): Accepted {
  const { contentTypes, maxBytes, sentAs } = FILE_FORMATS[format];
  return {
    contentTypes,
    maxBytes,
    refusals: {
      type: t('Please send the file as {type}.', { type: sentAs }),
      size: TOO_LARGE[format](maxBytes / MEGABYTE),
    },
  };
}

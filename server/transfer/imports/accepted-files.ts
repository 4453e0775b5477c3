import { FILE_FORMATS, type FileFormat } from '#shared/transfer/import-formats.ts';
import type { Accepted } from '#server/platform/files/accepted.ts';

const MEGABYTE = 1024 * 1024;

/** The accepted files of a format, and the message if a file is not. */
export function acceptedFile(format: FileFormat): Accepted {
  const { contentTypes, maxBytes, sentAs, called, kind } = FILE_FORMATS[format];
  return {
    contentTypes,
    maxBytes,
    refusals: {
      type: `Please send the file as ${sentAs}.`,
      size: `This file is larger than ${maxBytes / MEGABYTE} MB, which no ${called} is. Please choose the ${kind} file itself.`,
    },
  };
}

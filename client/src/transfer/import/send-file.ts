import { ApiError } from '#client/lib/http/api-error.ts';
import { addressOf, readAnswer } from '#client/lib/http/http.ts';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { FILE_FORMATS, type FileFormat } from '#shared/transfer/import-formats.ts';
import { columnsText, type ListColumns } from '#shared/contract/list-fields.ts';
import { PREVIEWS } from './file-format.ts';

/** How the owner explains a list. */
export interface ListChoice {
  columns: ListColumns;
  isFirstGame: boolean;
}

export interface Upload {
  file: File;
  format: FileFormat;
  signal: AbortSignal;
  /** The person's, for times without a zone. */
  timeZone: string;
  /** For a list: what its columns are. */
  list?: ListChoice | undefined;
  /** Upload progress, 0 to 1. */
  onSent: (share: number) => void;
}

const MAX_NAME_LENGTH = 255;

/**
 * Uploads a file to its format's endpoint and returns the preview. Uses XMLHttpRequest, because fetch does not report
 * upload progress. @throws ApiError for a refusal, TypeError if the server is unreachable, AbortError when the signal
 * fires
 */
export const sendFile = ({ file, format, signal, timeZone, list, onSent }: Upload): Promise<ImportSummary> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const preview = PREVIEWS[format];
    const clock = FILE_FORMATS[format].hasLocalTimes ? { timeZone } : {};
    const columns = list && { columns: columnsText(list.columns), ...(list.isFirstGame && { firstRow: 'game' }) };
    const fileName = file.name.slice(-MAX_NAME_LENGTH);
    request.open('POST', addressOf(preview, {}, { fileName, ...clock, ...columns }));
    request.setRequestHeader('Content-Type', FILE_FORMATS[format].sentAs);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onSent(event.loaded / event.total);
    });
    request.addEventListener('error', () => reject(new TypeError('The server cannot be reached')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('load', () => {
      read(request, preview).then(resolve, reject);
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

async function read(
  { status, statusText, responseText }: XMLHttpRequest,
  preview: (typeof PREVIEWS)[FileFormat],
): Promise<ImportSummary> {
  if (status < 200 || status > 299) throw new ApiError(status, responseText || statusText);
  return readAnswer(preview, responseText);
}

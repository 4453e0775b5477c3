import * as z from 'zod/mini';
import { ApiError } from '#client/lib/api-error.ts';
import { addressOf } from '#client/lib/http.ts';
import { type ImportSummary, previewBggCollection } from '#shared/contracts/imports.ts';

export interface FileOnItsWay {
  file: File;
  signal: AbortSignal;
  /** Called as bytes leave: 0 to 1. */
  onSent: (share: number) => void;
}

const MAX_NAME_LENGTH = 255;

/**
 * Sends a collection file and answers its preview. By XMLHttpRequest, because fetch does not tell how much of a body
 * has been sent.
 * @throws ApiError for a refusal, TypeError when the server cannot be reached, AbortError when the signal fires
 */
export const sendFile = ({ file, signal, onSent }: FileOnItsWay): Promise<ImportSummary> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(previewBggCollection, {}, { fileName: file.name.slice(-MAX_NAME_LENGTH) }));
    request.setRequestHeader('Content-Type', 'text/csv');
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onSent(event.loaded / event.total);
    });
    request.addEventListener('error', () => reject(new TypeError('The server cannot be reached')));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('load', () => {
      try {
        resolve(read(request));
      } catch (error) {
        reject(error);
      }
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

function read({ status, statusText, responseText }: XMLHttpRequest): ImportSummary {
  if (status < 200 || status > 299) throw new ApiError(status, responseText || statusText);
  return z.decode(previewBggCollection.response, JSON.parse(responseText));
}

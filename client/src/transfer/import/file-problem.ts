import { ApiError } from '#client/lib/http/api-error.ts';
import type { FileError } from './check-file.ts';
import { t } from '#client/transfer/words/words.ts';

/** The message for a file that could not be imported. */
export interface FileProblem {
  title: string;
  advice: string;
  /** Whether sending the same file again may help. */
  again: boolean;
}

const TOO_LARGE: FileProblem = {
  title: t('That file is too large'),
  advice: t(
    'Rollcall takes files of up to 25 MB, more than BoardGameGeek and BG Stats export. Check that you chose the right file.',
  ),
  again: false,
};
const NOT_A_FILE: FileProblem = {
  title: t('That is not a file'),
  advice: t('Drop the file itself (CSV, Excel, JSON, XML or ZIP), not a folder, a link or a piece of text.'),
  again: false,
};
const EMPTY: FileProblem = {
  title: t('That file is empty'),
  advice: t('Export it once more, then choose the new file.'),
  again: false,
};
const SIGNED_OUT: FileProblem = {
  title: t('You are signed out'),
  advice: t('Nothing was changed. Sign in again, then come back to this page.'),
  again: false,
};
const TOO_MANY: FileProblem = {
  title: t('Too many requests'),
  advice: t('Nothing was changed. Wait a minute, then try again.'),
  again: true,
};
const NO_CONNECTION: FileProblem = {
  title: t('The server cannot be reached'),
  advice: t('Nothing was changed. Check your connection, then try again.'),
  again: true,
};
const SERVER_ERROR: FileProblem = {
  title: t('Something went wrong on the server'),
  advice: t('Nothing was changed. Please try again.'),
  again: true,
};

const ERRORS: Record<FileError, FileProblem> = {
  too_large: TOO_LARGE,
  not_a_file: NOT_A_FILE,
  empty_file: EMPTY,
};

/** The message for a file that was not sent. */
export const errorProblem = (error: FileError): FileProblem => ERRORS[error];

/** The message for a failed upload, with the server's text on the file. */
export function sendProblem(error: Error): FileProblem {
  if (error instanceof TypeError) return NO_CONNECTION;
  if (!(error instanceof ApiError) || error.status >= 500) return SERVER_ERROR;
  if (error.status === 401) return SIGNED_OUT;
  if (error.status === 413) return TOO_LARGE;
  if (error.status === 429) return TOO_MANY;
  const advice = error.reason ?? t('It is no collection, no list of plays and no BG Stats export.');
  return { title: t('This file cannot be imported'), advice, again: false };
}

/** The message for an account file that was sent to be restored. */
interface RestoreProblem {
  title: string;
  advice: string;
  /** The server did not answer, so that the account may have been restored all the same. */
  isUnknown: boolean;
}

const UNKNOWN: RestoreProblem = {
  title: t('The server has not answered'),
  advice: t('Everything in the file is restored, or nothing. Look at your collection before you try again.'),
  isUnknown: true,
};
const NOT_RESTORED = t('The account was not restored');
const LARGER_THAN_ACCEPTED = t('This file is larger than the server accepts.');

/** Whether the server itself answered; a proxy answers for it without a code. */
export const isAnswered = (error: Error): boolean =>
  error instanceof ApiError && (error.code !== null || error.status < 500);

/** The message for an account file that could not be restored, or may have been. */
export function restoreProblem(error: Error): RestoreProblem {
  if (!isAnswered(error)) return UNKNOWN;
  const reason = error instanceof ApiError ? error.reason : null;
  const isTooLarge = error instanceof ApiError && error.status === 413;
  const advice = reason ?? (isTooLarge ? LARGER_THAN_ACCEPTED : sendProblem(error).advice);
  return { title: NOT_RESTORED, advice, isUnknown: false };
}

import { ApiError } from '#client/lib/http.ts';
import type { ToastMessage } from '#client/ui/toast.ts';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import type { FileFault } from './check-file.ts';
import { importAddress } from './import-address.ts';
import { stepOf } from './import-step.ts';
import { counted, tally } from './import-words.ts';

/** What is said in place of a file that was not read. */
export interface FileProblem {
  title: string;
  advice: string;
  /** Whether sending the very same file again may help. */
  again: boolean;
}

const TOO_LARGE: FileProblem = {
  title: 'That file is too large',
  advice:
    'Rollcall takes files of up to 10 MB, twice the size of the largest collection that BoardGameGeek exports. Check that it is the CSV file.',
  again: false,
};

const FAULTS: Record<FileFault, FileProblem> = {
  too_large: TOO_LARGE,
  not_a_file: {
    title: 'That is not a file',
    advice: 'Drop the CSV file itself, not a folder, a link or a piece of text.',
    again: false,
  },
  empty_file: {
    title: 'That file is empty',
    advice: 'Download the collection from BoardGameGeek once more, then choose the new file.',
    again: false,
  },
};

export const faultProblem = (fault: FileFault): FileProblem => FAULTS[fault];

/** Why a file that was sent came to nothing. */
export function sendProblem(error: Error): FileProblem {
  if (!(error instanceof ApiError)) {
    return error instanceof TypeError ? NO_CONNECTION : SERVER_FAULT;
  }
  if (error.status === 413) return TOO_LARGE;
  if (error.status === 401) return SIGNED_OUT;
  if (error.status === 429) return TOO_MANY;
  if (error.status >= 500) return SERVER_FAULT;
  return { title: 'This file cannot be imported', advice: error.reason ?? 'It is not a collection export.', again: false };
}

const NO_CONNECTION: FileProblem = {
  title: 'The server cannot be reached',
  advice: 'Nothing was changed. Check your connection, then try again.',
  again: true,
};
const SIGNED_OUT: FileProblem = {
  title: 'You are signed out',
  advice: 'Nothing was changed. Sign in again and come back to this page.',
  again: false,
};
const TOO_MANY: FileProblem = {
  title: 'That was a lot of requests',
  advice: 'Nothing was changed. Wait a minute, then try again.',
  again: true,
};
const SERVER_FAULT: FileProblem = {
  title: 'Something went wrong on the server',
  advice: 'Nothing was changed. Please try again.',
  again: true,
};

/** For somebody who has gone on to another screen while the import ran. */
export function endedMessage(summary: ImportSummary): ToastMessage {
  const action = { label: 'View', altText: 'View the import', href: importAddress(summary.id) };
  if (summary.problem !== null) {
    const title = summary.status === 'applied' ? 'Undo failed' : 'Import failed';
    return { variant: 'destructive', title, description: summary.problem, action };
  }
  if (summary.status === 'undone') return { title: 'Import undone', description: undoneSentence(summary), action };
  return { title: 'Import done', description: `${tally(summary)}.`, action };
}

export const runFailedMessage = (error: Error): ToastMessage => ({
  variant: 'destructive',
  title: 'Error',
  description: error instanceof ApiError && error.reason ? error.reason : NO_CONNECTION.advice,
});

export const discardFailedMessage = (error: Error): ToastMessage => runFailedMessage(error);

/** What a screen reader hears when an import starts and when it ends. */
export function announcement(summary: ImportSummary): string {
  switch (stepOf(summary)) {
    case 'importing':
      return 'Import started.';
    case 'undoing':
      return 'Undo started.';
    case 'done':
      return summary.problem === null ? `Import done: ${tally(summary)}.` : `Undo failed. ${summary.problem}`;
    case 'undone':
      return `Import undone. ${undoneSentence(summary)}`;
    case 'preview':
      return summary.problem === null ? '' : `Import failed. ${summary.problem}`;
  }
}

/** What an undo did, and what it kept and why. */
export function undoneSentence({ kept }: Pick<ImportSummary, 'kept'>): string {
  if (kept === 0) return 'Your collection is as it was before.';
  const were = kept === 1 ? 'game was' : 'games were';
  return `${counted(kept, '').trim()} ${were} kept, because something was done with ${kept === 1 ? 'it' : 'them'} since the import. All else is as it was before.`;
}

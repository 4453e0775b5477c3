import { ApiError } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { importAddress } from './import-address.ts';
import { stepOf } from './import-step.ts';
import { counted, gamesAndPlays, tally } from './import-text.ts';

/** For users on another screen while the import ran. */
export function endedMessage(summary: ImportSummary): ToastMessage {
  const action = { label: 'View', altText: 'View the import', href: importAddress(summary.id) };
  if (summary.status === 'preview' && summary.problem === null) {
    return { title: 'Your collection is read', description: `${tally(summary)}. Nothing is imported yet.`, action };
  }
  if (summary.problem !== null) {
    return { variant: 'destructive', title: failedTitle(summary), description: summary.problem, action };
  }
  if (summary.status === 'undone') return { title: 'Import undone', description: undoneSentence(summary), action };
  return { title: 'Import done', description: `${tally(summary)}.`, action };
}

/** The title above `problem`: which attempt failed. */
export function failedTitle({ status }: Pick<ImportSummary, 'status'>): string {
  if (status === 'reading') return 'The collection could not be read';
  return status === 'applied' ? 'The import could not be undone' : 'The import did not go through';
}

/** An import that could not be started, undone or discarded. */
export const refusedMessage = (error: Error): ToastMessage => ({
  variant: 'destructive',
  title: 'Error',
  description:
    error instanceof ApiError && error.reason !== null
      ? error.reason
      : 'The server cannot be reached. Check your connection, then try again.',
});

/** Screen reader announcement at start and end of an import; problems are announced where they are shown. */
export function announcement(summary: ImportSummary): string {
  const step = stepOf(summary);
  if (step === 'reading') return readingSentence(summary.progress?.total ?? 0);
  if (step === 'preview' && summary.format === 'bgg_user') return `The collection is read: ${tally(summary)}.`;
  if (step === 'importing') return 'Import started.';
  if (step === 'undoing') return 'Undo started.';
  if (step === 'undone') return `Import undone. ${undoneSentence(summary)}`;
  return step === 'done' && summary.problem === null ? `Import done: ${tally(summary)}.` : '';
}

/** Constant while the number changes, so that it is announced once. */
const readingSentence = (games: number): string =>
  games === 0 ? 'BoardGameGeek is preparing the collection.' : `Reading details of ${counted(games, 'game')}.`;

/** Describes the result of an undo: what was not undone, and why. */
export function undoneSentence({ kept, keptPlays }: Pick<ImportSummary, 'kept' | 'keptPlays'>): string {
  if (kept + keptPlays === 0) return 'Your collection is as it was before.';
  const [were, them] = kept + keptPlays === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${gamesAndPlays(kept, keptPlays)} ${were} kept, because you have changed or used ${them} since the import. Everything else is as it was before.`;
}

/** The effects of undoing an import, one sentence each. */
export function undoConsequences({ counts, plays }: Pick<ImportSummary, 'counts' | 'plays'>): string[] {
  const { add, change } = counts;
  const those = (action: 'add' | 'change') => gamesAndPlays(counts[action] - plays[action], plays[action]);
  const added = `The ${those('add')} that it added ${add === 1 ? 'goes' : 'go'}. Anything that you have since played, rated, noted, edited, moved, made a favorite or put on a game night stays.`;
  const changed = `In the ${those('change')} that it changed, each value goes back to what it was, unless you have changed it since.`;
  return [...(add > 0 ? [added] : []), ...(change > 0 ? [changed] : [])];
}

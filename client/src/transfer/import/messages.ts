import { ApiError } from '#client/lib/http/api-error.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { importAddress } from './import-address.ts';
import { stepOf } from './import-step.ts';
import { gamesAndPlays, tally } from './import-text.ts';
import { t } from '#client/transfer/words/words.ts';

/** For users on another screen while the import ran. */
export function endedMessage(summary: ImportSummary): ToastMessage {
  const action = { label: t('View'), altText: t('View the import'), href: importAddress(summary.id) };
  if (summary.status === 'preview' && summary.problem === null) {
    return {
      title: t('Your collection is read'),
      description: t('{tally}. Nothing is imported yet.', { tally: tally(summary) }),
      action,
    };
  }
  if (summary.problem !== null) {
    return { variant: 'destructive', title: failedTitle(summary), description: summary.problem, action };
  }
  if (summary.status === 'undone') return { title: t('Import undone'), description: undoneSentence(summary), action };
  return { title: t('Import done'), description: `${tally(summary)}.`, action };
}

/** The title above `problem`: which attempt failed. */
export function failedTitle({ status }: Pick<ImportSummary, 'status'>): string {
  if (status === 'reading') return t('The collection could not be read');
  return status === 'applied' ? t('The import could not be undone') : t('The import did not go through');
}

/** An import that could not be started, undone or discarded. */
export const refusedMessage = (error: Error): ToastMessage => ({
  variant: 'destructive',
  title: t('Error'),
  description:
    error instanceof ApiError && error.reason !== null
      ? error.reason
      : t('The server cannot be reached. Check your connection, then try again.'),
});

/** Screen reader announcement at start and end of an import; problems are announced where they are shown. */
export function announcement(summary: ImportSummary): string {
  const step = stepOf(summary);
  if (step === 'reading') return readingSentence(summary.progress?.total ?? 0);
  if (step === 'preview' && summary.format === 'bgg_user')
    return t('The collection is read: {tally}.', { tally: tally(summary) });
  if (step === 'importing') return t('Import started.');
  if (step === 'undoing') return t('Undo started.');
  if (step === 'undone') return `${t('Import undone.')} ${undoneSentence(summary)}`;
  return step === 'done' && summary.problem === null ? t('Import done: {tally}.', { tally: tally(summary) }) : '';
}

/** Constant while the number changes, so that it is announced once. */
const readingSentence = (games: number): string =>
  games === 0
    ? t('BoardGameGeek is preparing the collection.')
    : t('Reading details of {games, plural, one {# game} other {# games}}.', { games });

/** Describes the result of an undo: what was not undone, and why. */
export function undoneSentence({ kept, keptPlays }: Pick<ImportSummary, 'kept' | 'keptPlays'>): string {
  if (kept + keptPlays === 0) return t('Your collection is as it was before.');
  return t(
    '{count, plural, one {{what} was kept, because you have changed or used it since the import.} other {{what} were kept, because you have changed or used them since the import.}} Everything else is as it was before.',
    { count: kept + keptPlays, what: gamesAndPlays(kept, keptPlays) },
  );
}

/** The effects of undoing an import, one sentence each. */
export function undoConsequences({ counts, plays }: Pick<ImportSummary, 'counts' | 'plays'>): string[] {
  const { add, change } = counts;
  const those = (action: 'add' | 'change') => gamesAndPlays(counts[action] - plays[action], plays[action]);
  const sentences = [
    add > 0 &&
      t(
        '{count, plural, one {The {what} that it added goes.} other {The {what} that it added go.}} Anything that you have since played, rated, noted, edited, moved, made a favorite or put on a game night stays.',
        { count: add, what: those('add') },
      ),
    change > 0 &&
      t('In the {what} that it changed, each value goes back to what it was, unless you have changed it since.', {
        what: those('change'),
      }),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentUserQuery } from '#client/accounts/api.ts';
import { gamesQuery } from '#client/games/api.ts';
import { SendToBgStats } from '../parts/send-to-bg-stats.tsx';
import { finish, leave, type PlayDialogView } from '../play-dialog-view.ts';
import { usePlaySuggestions } from '../use-play-suggestions.ts';
import { useOutcomeOfGame, useKnowsOutcome } from '../use-outcome-of-game.ts';
import { usePlayForm } from './use-play-form.ts';
import { DeletePlayDialog } from './delete-play-dialog.tsx';
import { PlayForm } from './play-form.tsx';

interface PlayFormViewProps {
  view: Extract<PlayDialogView, { kind: 'form' }>;
  formId: string;
  /** Focuses the submit button. */
  focusSubmit: () => void;
  /** The delete confirmation is open. */
  deleting: boolean;
  onDeletingEnd: () => void;
}

/** The form of a play with suggestions from the collection. */
export function PlayFormView({ view, formId, focusSubmit, deleting, onDeletingEnd }: PlayFormViewProps) {
  const { game, play, unsent } = view;
  const { data: user } = useQuery(currentUserQuery);
  const { data: games } = useQuery(gamesQuery);
  const { memory } = usePlaySuggestions();
  const decide = useOutcomeOfGame();
  const knowsOutcome = useKnowsOutcome();
  const state = usePlayForm({
    game,
    play,
    unsent,
    way: useMemo(() => decide(game), [decide, game]),
    ownerId: user?.id ?? 0,
    onDone: () => finish(view),
  });
  const expansions = useMemo(
    () => games?.filter(({ parentGameId }) => game.id !== null && parentGameId === game.id).map(({ title }) => title),
    [games, game],
  );
  return (
    <>
      <PlayForm
        id={formId}
        state={state}
        play={play}
        knowsOutcome={knowsOutcome}
        memory={memory}
        ownName={user?.firstName ?? null}
        expansions={expansions ?? []}
        counted={game.id !== null && !play?.isIgnored}
        focusSubmit={focusSubmit}
      />
      {play ? <SendToBgStats play={play} /> : null}
      {deleting && play ? (
        <DeletePlayDialog
          play={play}
          onClose={onDeletingEnd}
          onDeleted={() => {
            state.deleteDraft();
            leave(view);
          }}
        />
      ) : null}
    </>
  );
}

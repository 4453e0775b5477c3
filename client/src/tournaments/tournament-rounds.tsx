import { Flag, PartyPopper, Shuffle, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { rich, t } from '#client/tournaments/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Banner } from '#client/ui/layers/banner.tsx';
import { useNightMutation } from '#client/nights/night-page/use-night-mutation.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { listText } from '#shared/text/list-text.ts';
import { standings } from '#shared/tournaments/standings.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import { roundText } from '#shared/tournaments/tournament-text.ts';
import { drawRound, undoRound } from './api.ts';
import { MatchTile } from './match-tile.tsx';
import * as messages from './messages.ts';
import { StandingsTile } from './standings-tile.tsx';
import { sittingOut, tournamentState, type TournamentState } from './tournament-state.ts';

interface TournamentRoundsProps {
  eventId: number;
  tournament: Tournament;
  attendees: readonly Attendee[];
  canKeepScore: boolean;
}

/** The rounds of a tournament, one at a time, with the standings beside. */
export function TournamentRounds({ eventId, tournament, attendees, canKeepScore }: TournamentRoundsProps) {
  const state = tournamentState(tournament);
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen !== null && chosen <= state.drawn ? chosen : state.drawn;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed is gone. */
  const showLatest = () => {
    setChosen(null);
    heading.current?.focus();
  };
  const matches = tournament.matches.filter((match) => match.round === round);
  const out = sittingOut(tournament, round).map(({ name }) => name);
  return (
    <div className="grid grid-cols-1 gap-4.5 desk:grid-cols-[minmax(0,1fr)_392px] desk:items-start desk:gap-6">
      <div className="grid min-w-0 gap-3.5">
        {state.isOver ? (
          <Winner tournament={tournament} onCorrect={isCorrecting ? null : () => setIsCorrecting(true)} />
        ) : null}
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2.5">
          <div>
            <h3 ref={heading} tabIndex={-1} className="text-xl focus:outline-none">
              {roundText(round, state.total)}
            </h3>
            <p role="status" className="text-sm text-ink-2">
              {openText(state, tournament)}
            </p>
          </div>
          {state.drawn > 1 ? (
            <ChoiceChips
              legend={<span className="sr-only">{t('Round')}</span>}
              options={Array.from({ length: state.drawn }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              value={String(round)}
              onChange={(value) => setChosen(Number(value))}
            />
          ) : null}
        </div>
        <ol aria-label={t('Pairings of round {round}', { round })} className="grid gap-3 sm:grid-cols-2">
          {matches.map((match) => (
            <MatchTile
              key={`${match.id} ${match.firstScore} ${match.secondScore}`}
              eventId={eventId}
              tournament={tournament}
              match={match}
              canKeepScore={canKeepScore}
              isLocked={state.isOver && !isCorrecting}
            />
          ))}
        </ol>
        {out.length > 0 && tournament.format === 'round_robin' ? (
          <p className="text-sm text-ink-2">
            {rich('{count, plural, one {{names} sits out this round.} other {{names} sit out this round.}}', {
              count: out.length,
              names: <bdi>{listText(out)}</bdi>,
            })}
          </p>
        ) : null}
        {round < state.drawn ? (
          <p className="text-sm text-ink-2">
            {t('You can still correct this round. The standings follow; rounds that are drawn stay as they are.')}
          </p>
        ) : null}
        <RoundActions eventId={eventId} state={state} onDone={showLatest} />
      </div>
      <StandingsTile eventId={eventId} tournament={tournament} attendees={attendees} />
    </div>
  );
}

const openText = ({ open, isOver }: TournamentState, { scoring }: Tournament): string => {
  if (isOver) return t('The tournament is over.');
  if (open === 0) return t('All results are in.');
  return scoring === 'result'
    ? t('{open, plural, one {# match is open.} other {# matches are open.}} Tap who won.', { open })
    : t('{open, plural, one {# match is open.} other {# matches are open.}}', { open });
};

function RoundActions({ eventId, state, onDone }: { eventId: number; state: TournamentState; onDone: () => void }) {
  const { drawn, next, canUndo } = state;
  const drawing = useNightMutation(eventId, drawRound(eventId), { failed: messages.notDrawn });
  const undoing = useNightMutation(eventId, undoRound(eventId), {
    done: () => messages.roundUndone,
    failed: messages.notUndone,
  });
  if (next === null && !canUndo) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {next === null ? null : (
        <Button
          variant="primary"
          icon={Shuffle}
          pending={drawing.isPending}
          pendingLabel={t('Drawing...')}
          onClick={() => drawing.mutate(next, { onSuccess: onDone })}
        >
          {t('Draw Round {round}', { round: next })}
        </Button>
      )}
      {canUndo ? (
        <Button
          variant="ghost"
          icon={Undo2}
          pending={undoing.isPending}
          pendingLabel={t('Undoing...')}
          onClick={() => undoing.mutate(drawn, { onSuccess: onDone })}
        >
          {t('Undo Round {round}', { round: drawn })}
        </Button>
      ) : null}
    </div>
  );
}

/** @param onCorrect null once results can be corrected */
function Winner({ tournament, onCorrect }: { tournament: Tournament; onCorrect: (() => void) | null }) {
  const [first, second] = standings(tournament);
  if (!first) return null;
  // The last ones of an elimination withdrew, and share the first place.
  const isShared = second?.place === first.place;
  return (
    <Banner
      icon={isShared ? Flag : PartyPopper}
      tone={isShared ? 'info' : 'good'}
      title={
        isShared ? (
          t('Nobody wins: all withdrew')
        ) : (
          <bdi>{t('{name} wins the tournament', { name: first.player.name })}</bdi>
        )
      }
      action={onCorrect && <Button onClick={onCorrect}>{t('Correct Results')}</Button>}
    >
      {t('The standings show all places, and your guests see them on their page.')}
    </Banner>
  );
}

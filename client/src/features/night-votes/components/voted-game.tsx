import { ProgressBar } from '#client/ui/progress-bar.tsx';
import type { Votes } from '#shared/contracts/votes.ts';
import { voteDetails, wantedText } from '../vote-text.ts';

interface VotedGameProps {
  game: Votes['games'][number];
  mayVote: number;
}

/** A game's votes, as a bar and as text. */
export function VotedGame({ game, mayVote }: VotedGameProps) {
  const details = voteDetails(game);
  return (
    <li>
      <ProgressBar
        label={<b dir="auto">{game.title}</b>}
        value={game.approvals}
        max={mayVote}
        valueText={wantedText(game.approvals, mayVote)}
        tone={game.vetoes > 0 ? 'bad' : 'petrol'}
      />
      {details.length > 0 ? <p className="mt-1.25 text-sm wrap-anywhere text-ink-2">{details.join(' · ')}</p> : null}
    </li>
  );
}

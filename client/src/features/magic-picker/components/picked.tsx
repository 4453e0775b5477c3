import { useLayoutEffect, useRef } from 'react';
import { confetti } from '#client/ui/confetti.ts';
import { similarGames } from '../rules/similar-games.ts';
import type { Candidate } from '../candidates.ts';
import type { Outcome } from '../picker-state.ts';
import { showHeading } from '../show-heading.ts';
import { MightAlsoLike } from './might-also-like.tsx';
import { NextSteps } from './next-steps.tsx';
import { PickResult } from './pick-result.tsx';
import { RunnersUp } from './runners-up.tsx';

interface PickedProps {
  game: Candidate;
  /** A sentence or two. */
  why: string;
  outcome: Outcome;
  /** Not one that Back or a reload shows again. */
  isNew: boolean;
  /** Games not turned down tonight. */
  candidates: readonly Candidate[];
  onPickAnother: () => void;
  onReject: () => void;
  onChoose: (gameId: number) => void;
  onStartOver: () => void;
}

/** The picked game with alternatives. Mount a new instance for every pick: for focus and confetti. */
export function Picked({ game, why, outcome, isNew, candidates, onChoose, onPickAnother, ...steps }: PickedProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (!heading.current || !isNew) return;
    const origin = showHeading(heading.current);
    // If its code does not load, there is no confetti.
    void confetti({ origin, zIndex: -1 }).catch(() => undefined);
  }, [isNew]);

  const runnersUp = outcome.runnersUp.flatMap((id) => candidates.find((candidate) => candidate.id === id) ?? []);
  return (
    <>
      <PickResult game={game} why={why} heading={heading} onPickAnother={onPickAnother} />
      <NextSteps game={game} {...steps} />
      {runnersUp.length > 0 ? <RunnersUp games={runnersUp} onChoose={onChoose} /> : null}
      <MightAlsoLike suggestions={similarGames(game, candidates, outcome.filters.players)} onChoose={onChoose} />
    </>
  );
}

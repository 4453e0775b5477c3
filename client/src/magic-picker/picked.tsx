import { CirclePlay, CircleX, LibraryBig, RotateCcw, ShoppingBag } from 'lucide-react';
import { useLayoutEffect, useRef, useId, type ReactNode } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { GameFacts } from '#client/games/parts/game-facts.tsx';
import { MarkPlayedButton } from '#client/games/parts/mark-played-button.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { confetti } from '#client/ui/confetti.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Candidate } from './candidates.ts';
import type { Outcome } from './picker-state.ts';
import { similarGames, type SimilarGame } from './similar-games.ts';
import { showHeading } from './show-heading.ts';
import { PickResult } from './pick-result.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { rich, t } from '#client/magic-picker/words/words.ts';

interface NextStepsProps {
  /** The picked game. */
  game: Candidate;
  onReject: () => void;
  onStartOver: () => void;
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** What else may be done with a pick, quieter than playing it or picking another. */
function NextSteps({ game, onReject, onStartOver }: NextStepsProps) {
  return (
    <div className="-mx-3 flex flex-wrap gap-x-1 gap-y-0.5">
      {game.youtube ? (
        <Button variant="ghost" icon={CirclePlay} href={game.youtube} {...NEW_TAB}>
          {t('Watch Rules')}
        </Button>
      ) : null}
      {game.buyUrl ? (
        <Button variant="ghost" icon={ShoppingBag} href={game.buyUrl} {...NEW_TAB}>
          {t('Buy Game')}
        </Button>
      ) : null}
      <MarkPlayedButton game={game} variant="ghost" size="md" />
      <Button variant="ghost" icon={CircleX} onClick={onReject}>
        {t('Not this one tonight')}
      </Button>
      <Button variant="ghost" icon={RotateCcw} onClick={onStartOver}>
        {t('Start Over')}
      </Button>
      <Button variant="ghost" icon={LibraryBig} href="/my-games">
        {t('View Collection')}
      </Button>
    </div>
  );
}

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

interface MightAlsoLikeProps {
  suggestions: readonly SimilarGame<Candidate>[];
  onChoose: (gameId: number) => void;
}

/** Up to three similar games, each with its reason; pressing one selects it. */
function MightAlsoLike({ suggestions, onChoose }: MightAlsoLikeProps) {
  const id = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('You Might Also Like')}</h2>
      <ul className="mt-3.5 grid grid-cols-1 gap-4 xl:grid-cols-3">
        {suggestions.map(({ game, reason }) => (
          <Tile
            as="li"
            key={game.id}
            pad="none"
            className="relative grid grid-cols-[64px_minmax(0,1fr)] content-start gap-3.5 p-3.5 hover:shadow-tile-hover [&_.game-facts]:mt-1"
          >
            <GameCover
              title={game.title}
              category={game.category}
              imageUrl={game.imageUrl}
              className="size-16 rounded-sm"
            />
            <div>
              <h3 className="font-display text-lead leading-[1.2] font-bold">
                <button
                  type="button"
                  className="tile-link text-start after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
                  dir="auto"
                  onClick={() => onChoose(game.id)}
                >
                  {game.title}
                </button>
              </h3>
              <GameFacts game={game} />
              <p className="mt-1.5 text-sm leading-[1.4] text-ink-2">{reason}</p>
            </div>
          </Tile>
        ))}
      </ul>
    </section>
  );
}

const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

interface RunnersUpProps {
  games: readonly Game[];
  onChoose: (gameId: number) => void;
}

/** The runners-up; pressing one selects it. */
function RunnersUp({ games, onChoose }: RunnersUpProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('Also in the running')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {games.map((game) => (
          <li key={game.id}>
            <Button size="sm" onClick={() => onChoose(game.id)}>
              {rich('{title}<hidden> instead</hidden>', {
                title: <span dir="auto">{game.title}</span>,
                hidden,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

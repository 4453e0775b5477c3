import type { ReactNode } from 'react';
import { t } from '#client/challenges/words/words.ts';
import '#client/ui/marks/die-line.css';
import { Tile } from '#client/ui/layout/tile.tsx';
import { letterOf } from '#shared/challenges/letter-of.ts';
import type { Unit } from '#shared/challenges/progress.ts';
import { readersCollator } from '#shared/games/collection-sort.ts';
import { isOwned } from '#shared/games/lists.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { ChallengeView } from '../challenge-views.ts';
import type { BoardGame, boardGameFinder } from './board-game.ts';
import { CoverWall } from './cover-wall.tsx';
import { GameRows } from './game-rows.tsx';
import { LetterBoard } from './letter-board.tsx';

interface ChallengeBoardProps {
  view: ChallengeView;
  games: readonly Game[];
  gameOf: ReturnType<typeof boardGameFinder>;
}

/** What is done and what is missing, as the kind of the challenge is best drawn. */
export function ChallengeBoard({ view, games, gameOf }: ChallengeBoardProps) {
  const { challenge, progress, played, state } = view;
  const { goal, units } = progress;
  const isRunning = state === 'running';
  if (challenge.rule.kind === 'alphabet') {
    const owned = ownedBase(games).map((game) => ({ game, letter: letterOf(game.title) }));
    const ownedWith = (letter: string) =>
      owned.flatMap(({ game, letter: own }) =>
        own === letter ? gameOf({ key: `g${game.id}`, gameId: game.id, title: game.title }) : [],
      );
    return (
      <Section title={t('Letters')}>
        <LetterBoard units={units} gameOf={gameOf} ownedWith={ownedWith} />
      </Section>
    );
  }
  if (goal.plays > 1 || challenge.rule.kind === 'h_index') {
    const rows = goal.games && challenge.rule.kind !== 'ten_by_ten' ? byPlays(units) : units;
    return (
      <Tile as="section" aria-labelledby="board">
        <h2 id="board" className="mb-4">
          {challenge.rule.kind === 'h_index' ? t('To an H-Index of {goal}', { goal: goal.units }) : t('The Board')}
        </h2>
        {rows.length > 0 ? (
          <GameRows units={rows} goal={goal.plays} gameOf={gameOf} isRunning={isRunning} />
        ) : (
          <p className="text-ink-2">{t('No game is on it yet. Play one, and it is.')}</p>
        )}
        <FreeRows count={goal.units - units.length} of={goal.units} isChosen={goal.games !== null} goal={goal.plays} />
      </Tile>
    );
  }
  const done = units.flatMap(({ game, plays }) => (game && plays > 0 ? gameOf(game) : []));
  const missing = units.flatMap(({ game, plays }) => (game && plays === 0 ? gameOf(game) : []));
  if (goal.games)
    return (
      <>
        <Section title={t('Still to Play ({count})', { count: String(missing.length) })}>
          {missing.length > 0 ? (
            <CoverWall label={t('Still to play')} games={byTitle(missing)} />
          ) : (
            <p className="text-ink-2">
              {done.length > 0 ? t('Nothing. Every game was played.') : t('No game is in it.')}
            </p>
          )}
        </Section>
        {done.length > 0 ? (
          <Section title={t('Played ({count})', { count: String(done.length) })}>
            <CoverWall label={t('Played')} games={byTitle(done)} />
          </Section>
        ) : null}
      </>
    );
  const fresh = ownedBase(games)
    .filter((game) => !played.counts.has(played.gameOf({ gameId: game.id, gameTitle: game.title }).key))
    .map((game) => gameOf({ key: `g${game.id}`, gameId: game.id, title: game.title }));
  return (
    <>
      <Section title={t('Played ({count})', { count: String(done.length) })}>
        <CoverWall label={t('Played')} games={done} free={goal.units - done.length} />
      </Section>
      {fresh.length > 0 && !progress.isComplete ? (
        <Section title={t('Would Count: {count} on Your Shelf', { count: String(fresh.length) })}>
          <CoverWall label={t('Would count')} games={byTitle(fresh)} most={24} />
        </Section>
      ) : null}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3">{title}</h2>
      {children}
    </section>
  );
}

interface FreeRowsProps {
  count: number;
  /** Rows in all. */
  of: number;
  /** Games are chosen by hand. */
  isChosen: boolean;
  goal: number;
}

/** Rows that no game has taken yet. */
function FreeRows({ count, of, isChosen, goal }: FreeRowsProps) {
  if (count <= 0) return null;
  const isBegun = count < of;
  return (
    <p className="die-line mt-4 rounded-md px-4 py-3 text-sm text-ink-2 [--board:var(--tile)] [--nick:10px]">
      {isChosen ? choosableText(count, isBegun) : roomText(count, goal, isBegun)}
    </p>
  );
}

const choosableText = (count: number, isBegun: boolean): string =>
  isBegun
    ? t('{count, plural, one {# more game} other {# more games}} can be chosen: press Edit.', { count })
    : t('{count, plural, one {# game} other {# games}} can be chosen: press Edit.', { count });

const roomText = (count: number, goal: number, isBegun: boolean): string =>
  isBegun
    ? t(
        'Room for {count, plural, one {# more game} other {# more games}} with {goal, plural, one {# play} other {# plays}} each.',
        { count, goal },
      )
    : t(
        'Room for {count, plural, one {# game} other {# games}} with {goal, plural, one {# play} other {# plays}} each.',
        { count, goal },
      );

const ownedBase = (games: readonly Game[]) => games.filter((game) => isOwned(game) && !game.isExpansion);

const byTitle = (games: readonly BoardGame[]) => games.toSorted((a, b) => readersCollator().compare(a.title, b.title));

const byPlays = (units: readonly Unit[]) => units.toSorted((a, b) => b.plays - a.plays);

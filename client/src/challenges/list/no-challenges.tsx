import { t } from '#client/challenges/words/words.ts';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import type { FormKind } from '../dialog/challenge-form.ts';
import { SquaresDrawing } from './mini-board.tsx';
import type { MiniSquares } from './mini-squares.ts';

const COLOURS = ['strategy', 'party', 'family', 'cooperative', 'thematic'].map((name) => `var(--cat-${name}-solid)`);
const colourAt = (place: number): string => COLOURS[(place * 7 + (place >> 2)) % COLOURS.length] ?? '';

/** A row of a 10 x 10 for each game, some of them further than others. */
const TEN_BY_TEN = [10, 7, 8, 4, 5, 2, 3, 1, 0, 0];
const DRAWINGS = {
  ten_by_ten: {
    columns: 10,
    squares: TEN_BY_TEN.flatMap((plays, row) =>
      Array.from({ length: 10 }, (_, place) => (place < plays ? (COLOURS[row % COLOURS.length] ?? '') : null)),
    ),
  },
  different_games: {
    columns: 10,
    squares: Array.from({ length: 100 }, (_, place) => (place < 43 ? colourAt(place) : null)),
  },
  alphabet: {
    columns: 7,
    squares: Array.from({ length: 26 }, (_, place) =>
      [5, 8, 9, 16, 20, 23, 24].includes(place) ? null : colourAt(place),
    ),
  },
} as const satisfies Partial<Record<FormKind, MiniSquares>>;

const OFFERS = [
  { kind: 'ten_by_ten', title: '10 x 10', text: t('Ten games, ten plays each, in a year.') },
  { kind: 'different_games', title: '100 x 1', text: t('A hundred different games in a year.') },
  { kind: 'alphabet', title: t('Alphabet'), text: t('A game for each letter from A to Z.') },
] as const;

/** What a challenge is, and three to begin with. */
export function NoChallenges({ onBegin }: { onBegin: (kind: FormKind) => void }) {
  return (
    <EmptyState
      title={t('A goal for your table')}
      action={
        <ul className="grid w-full gap-4 sm:grid-cols-3">
          {OFFERS.map(({ kind, title, text }) => (
            <li key={kind} className="grid">
              <button
                type="button"
                className="tile grid content-start justify-items-center gap-2 px-4 pt-4 pb-4.5 transition-transform duration-fast hover:-translate-y-0.5"
                onClick={() => onBegin(kind)}
              >
                <SquaresDrawing {...DRAWINGS[kind]} className="h-24 max-w-full" />
                <b className="font-display text-xl leading-tight font-bold tracking-title">{title}</b>
                <span className="text-sm text-ink-2">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      }
    >
      {t(
        'A challenge is something to reach with your games. Nothing is ticked off by hand: every play that you log fills a square, and where you correct a play, its square follows.',
      )}
    </EmptyState>
  );
}

import { lazy, Suspense } from '#client/lib/suspense.tsx';
import type { Game } from '#shared/games/games-contract.ts';

const TagChips = lazy(async () => ({ default: (await import('./tag-chips.tsx')).TagChips }));
const TagLine = lazy(async () => ({ default: (await import('./tag-line.tsx')).TagLine }));

interface GameTagsProps {
  game: Game;
  /** `words` stands within a line of facts, `chips` on a line of its own, whose height is kept while it loads. */
  look: 'chips' | 'words';
}

/** The tags of a game. Loaded with the first game that has some. */
export const GameTags = ({ game, look }: GameTagsProps) =>
  game.tagIds.length === 0 ? null : (
    <Suspense fallback={look === 'chips' ? <div className="h-6" /> : null}>
      {look === 'chips' ? <TagChips game={game} /> : <TagLine game={game} />}
    </Suspense>
  );

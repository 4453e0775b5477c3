import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { Overlap } from './overlaps.ts';
import { gamesLink } from './health-links.ts';
import { capital, numberWord } from './health-text.ts';
import { overlapText, overlapTitle } from './reason-text.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { HealthPanel } from './health-panel.tsx';
import { t } from '#client/collection/words/words.ts';

const SHOWN = 4;
const COVERS = 3;

function sentenceOf([first, ...others]: readonly Overlap[]): string {
  if (!first) return t('No two games are much alike.');
  return others.length === 0
    ? t('{count} games are much alike.', { count: capital(numberWord(first.games.length)) })
    : t('{count} groups of games are much alike.', { count: capital(numberWord(others.length + 1)) });
}

/** Games with the same mechanics, category, number of people and length. */
export function OverlapsPanel({ health: { overlaps } }: { health: ShelfHealth }) {
  const [all, setAll] = useState(false);
  return (
    <HealthPanel about={t('Overlaps')} says={sentenceOf(overlaps)}>
      {overlaps.length === 0 ? null : (
        <ul className="mt-2.5 grid grid-cols-1 gap-x-10 md:grid-cols-2">
          {overlaps.slice(0, all ? undefined : SHOWN).map((overlap) => (
            <OverlapRow key={overlap.games[0]?.id} overlap={overlap} />
          ))}
        </ul>
      )}
      {overlaps.length > SHOWN ? (
        <Button variant="ghost" size="sm" className="mt-1 -ml-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('Show Fewer') : t('Show All {count}', { count: overlaps.length })}
        </Button>
      ) : null}
    </HealthPanel>
  );
}

function OverlapRow({ overlap }: { overlap: Overlap }) {
  return (
    <li className="relative flex items-center gap-4 py-3 hover:bg-tile-2">
      <span className="flex flex-none" aria-hidden="true">
        {overlap.games.slice(0, COVERS).map(({ id, title, category, imageUrl }, at) => (
          <span
            key={id}
            className="rounded-chip"
            style={{ marginInlineStart: at > 0 ? -22 : 0, boxShadow: '0 0 0 2.5px var(--tile)' }}
          >
            <GameCover title={title} category={category} imageUrl={imageUrl} small className="size-11.5 rounded-chip" />
          </span>
        ))}
      </span>
      <div className="min-w-0 flex-1">
        <Link href={gamesLink(overlap.games)} className="block leading-snug font-strong after:absolute after:inset-0">
          {overlapTitle(overlap)}
        </Link>
        <p className="mt-0.5 text-sm leading-snug text-ink-2">{overlapText(overlap)}</p>
      </div>
      <ChevronRight className="icon flex-none text-ink-3" aria-hidden="true" />
    </li>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { gameAddress } from '#client/lib/addresses.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { RemovalCandidate } from './removal-candidates.ts';
import { gamesLink } from './health-links.ts';
import { removalSentences, removalText } from './reason-text.ts';
import type { ShelfHealth } from './shelf-health.ts';
import { useRemovalDecision } from './use-removal-decision.ts';
import { HealthPanel } from './health-panel.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { monthText } from './health-text.ts';
import { rich, t } from '#client/collection/words/words.ts';

const SHOWN = 4;

/** Games that nobody would miss, with reasons; each can be kept for a year or set for trade. */
export function RemovalPanel({ health: { removalCandidates, prices, kept } }: { health: ShelfHealth }) {
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row that takes the place of a settled one takes its focus, unless it went elsewhere.
  const pressed = useRef<{ gameId: number; at: number; isKept?: boolean } | null>(null);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { gameId, at, isKept } = pressed.current;
    const left = isKept ? kept : removalCandidates.map(({ game }) => game);
    if (left.some(({ id }) => id === gameId)) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-keep]') ?? [];
    (rows[Math.min(at, rows.length - 1)] ?? heading.current)?.focus();
  });

  const keptGames = (
    <KeptGames
      games={kept}
      onPress={(gameId) => {
        pressed.current = { gameId, at: 0, isKept: true };
      }}
    />
  );
  if (removalCandidates.length === 0)
    return (
      <HealthPanel about={t('Could go')} says={t('Every game earns its place.')} headingRef={heading}>
        {keptGames}
      </HealthPanel>
    );
  const [says, together] = removalSentences(removalCandidates, prices);
  return (
    <HealthPanel
      about={t('Could go')}
      says={says}
      link={{
        href: gamesLink(removalCandidates.map(({ game }) => game)),
        words: t('All {count}', { count: removalCandidates.length }),
      }}
      headingRef={heading}
    >
      <p className="mt-1.5 text-note text-ink-2">{together}</p>
      <ul ref={list} className="mt-2.5">
        {removalCandidates.slice(0, SHOWN).map((candidate, at) => (
          <RemovalRow
            key={candidate.game.id}
            candidate={candidate}
            text={removalText(candidate, prices)}
            onPress={() => {
              pressed.current = { gameId: candidate.game.id, at };
            }}
          />
        ))}
      </ul>
      {keptGames}
    </HealthPanel>
  );
}

interface RemovalRowProps {
  candidate: RemovalCandidate;
  text: string;
  onPress: () => void;
}

function RemovalRow({ candidate: { game }, text, onPress }: RemovalRowProps) {
  const { keep, trade, isPending } = useRemovalDecision(game);
  const pressing = (act: () => void) => () => {
    onPress();
    act();
  };
  return (
    <li className="flex items-center gap-3 border-line py-3 not-first:border-t last:pb-0">
      <GameCover
        title={game.title}
        category={game.category}
        imageUrl={game.imageUrl}
        small
        className="size-11.5 flex-none rounded-chip"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-[1_1_200px]">
          <Link
            href={gameAddress(game.id)}
            dir="auto"
            className="-my-0.5 block py-0.5 leading-snug font-strong wrap-anywhere hover:underline"
          >
            {game.title}
          </Link>
          <p className="mt-0.5 text-sm leading-snug text-ink-2">{text}</p>
        </div>
        <span className="flex gap-1">
          <Button
            variant="ghost"
            size="sm"
            data-keep
            aria-label={t('Keep {title} for a year', { title: game.title })}
            disabled={isPending}
            onClick={pressing(keep)}
          >
            {t('Keep')}
          </Button>
          <Button
            size="sm"
            aria-label={t('For Trade: {title}', { title: game.title })}
            disabled={isPending}
            onClick={pressing(trade)}
          >
            {t('For Trade')}
          </Button>
        </span>
      </div>
    </li>
  );
}

interface KeptGamesProps {
  games: readonly Game[];
  /** Before a game leaves this list. */
  onPress: (gameId: number) => void;
}

/** The games that their owner keeps for a year, collapsed; each can be asked about again. */
function KeptGames({ games, onPress }: KeptGamesProps) {
  if (games.length === 0) return null;
  return (
    <details className="mt-3 text-sm text-ink-2">
      <summary className="flex min-h-tap cursor-pointer items-center font-strong text-petrol">
        {t('{count, plural, one {# game kept for a year} other {# games kept for a year}}', { count: games.length })}
      </summary>
      <ul>
        {games.map((game) => (
          <KeptRow key={game.id} game={game} onPress={() => onPress(game.id)} />
        ))}
      </ul>
    </details>
  );
}

function KeptRow({ game, onPress }: { game: Game; onPress: () => void }) {
  const { askAgain, isPending } = useRemovalDecision(game);
  return (
    <li className="flex min-h-12 items-center justify-between gap-3 border-line not-first:border-t">
      <span className="min-w-0 wrap-anywhere">
        {rich('{game}, until {month}', {
          game: (
            <Link href={gameAddress(game.id)} dir="auto" className="font-strong text-ink hover:underline">
              {game.title}
            </Link>
          ),
          month: monthText(new Date(game.keptUntil ?? '')),
        })}
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="flex-none"
        aria-label={t('Ask Again: {title}', { title: game.title })}
        disabled={isPending}
        onClick={() => {
          onPress();
          askAgain();
        }}
      >
        {t('Ask Again')}
      </Button>
    </li>
  );
}

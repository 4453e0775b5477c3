import { language } from '#client/lib/words/language.ts';
import { useQuery } from '@tanstack/react-query';
import { CirclePlay, NotebookPen, Plus, ShoppingCart, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { useExpansionsOf, useGame } from '#client/games/expansions.ts';
import { gameAddress } from '#client/lib/addresses.ts';
import { editGame } from '#client/games/game-dialogs-view.ts';
import { OwnershipButton } from '#client/games/parts/ownership-button.tsx';
import { returnedLoansQuery } from '#client/copies/loans/api.ts';
import { newPadAddress } from '#client/lib/addresses.ts';
import { ownSheetsQuery } from '#client/plays/score-sheets/api.ts';
import { sheetsFor } from '#client/plays/score-sheets/built-in-sheets.ts';
import { worthText } from '#client/plays/score-sheets/sheet-text.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { extendPlayers, seatsText, addedPlayersText } from '#shared/games/extended-players.ts';
import { listOf } from '#shared/games/lists.ts';
import { CopiesPanel } from './copies-panel.tsx';
import { NOTHING_YET } from './nothing-yet.ts';
import { TagsPanel } from './tags-panel.tsx';
import { t } from '#client/collection/words/words.ts';

const ReturnedList = lazy(async () => ({ default: (await import('./returned-list.tsx')).ReturnedList }));

/** Earlier borrowers of the game; nothing without any, or while loading. */
function ReturnedLoans({ gameId }: { gameId: number }) {
  const { data: loans } = useQuery(returnedLoansQuery(gameId));
  return loans?.length ? (
    <Suspense fallback={null}>
      <ReturnedList loans={loans} />
    </Suspense>
  ) : null;
}

const LIST_LABELS = { owned: t('On the shelf'), wishlist: t('On your wishlist'), unowned: t('Not owned') };

interface GameAsideProps {
  game: Game;
  onRemove: (game: Game) => void;
}

/** Data of the game other than its plays. */
export function GameAside({ game, onRemove }: GameAsideProps) {
  return (
    <div className="flex min-w-0 flex-wrap content-start gap-x-2 gap-y-5 *:w-full md:gap-y-6">
      <Tile as="section" aria-labelledby="game-notes" className={game.notes ? undefined : NOTHING_YET}>
        <div className="game-panel-head">
          <h2 id="game-notes">{t('Notes')}</h2>
          <Button
            variant="ghost"
            size="sm"
            icon={game.notes ? undefined : Plus}
            aria-label={game.notes ? t('Edit the notes') : undefined}
            onClick={() => editGame(game.id)}
          >
            {game.notes ? t('Edit') : t('Add Notes')}
          </Button>
        </div>
        {game.notes ? (
          <p className="border-s-3 border-s-petrol ps-3.5 wrap-anywhere whitespace-pre-wrap" dir="auto">
            {game.notes}
          </p>
        ) : null}
      </Tile>
      <TagsPanel game={game} />
      <CopiesPanel key={game.id} game={game} />
      <ReturnedLoans gameId={game.id} />
      <Family game={game} />
      <SheetPanel game={game} />
      <div className="grid justify-items-start gap-1">
        <Button variant="ghost" icon={NotebookPen} href={newPadAddress(game.id)}>
          {t('Keep Score at the Table')}
        </Button>
        {game.youtube ? (
          <Button variant="ghost" icon={CirclePlay} href={game.youtube} target="_blank" rel="noopener noreferrer">
            {t('Watch')}
          </Button>
        ) : null}
        {game.buyUrl ? (
          <Button variant="ghost" icon={ShoppingCart} href={game.buyUrl} target="_blank" rel="noopener noreferrer">
            {t('Where to Buy')}
          </Button>
        ) : null}
        {game.isWishlist ? null : <OwnershipButton game={game} />}
        <Button variant="ghost-danger" icon={Trash2} onClick={() => onRemove(game)}>
          {game.isWishlist ? t('Remove from Wishlist') : t('Remove Game')}
        </Button>
      </div>
    </div>
  );
}

/** The effect of one expansion alone on the player range. */
function SeatsAlone({ base, expansion }: { base: Game; expansion: Game }) {
  const extended = expansion.isExpansion ? extendPlayers(base, [expansion]) : null;
  const english = () =>
    extended &&
    seatsText(extended, base.title)
      ?.replace(/ with .*$/, '')
      .toLowerCase();
  const seats = language === 'en' ? english() : extended && addedPlayersText(extended);
  return seats ? <> · {seats}</> : null;
}

/** A game's expansions, or an expansion's base game; empty if neither. */
function Family({ game }: { game: Game }) {
  const expansions = useExpansionsOf(game.id);
  const base = useGame(game.isExpansion ? game.parentGameId : null);
  const family = base ? [base] : expansions;
  if (family.length === 0) return null;
  return (
    <Tile as="section" aria-labelledby="game-family">
      <div className="game-panel-head">
        <h2 id="game-family">{base ? t('Base game') : t('Expansions')}</h2>
      </div>
      <ul>
        {family.map((one) => (
          <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3 py-1.5" key={one.id}>
            <GameCover
              title={one.title}
              category={one.category}
              imageUrl={one.imageUrl}
              className="size-11 rounded-sm"
              small
            />
            <div>
              <Link
                href={gameAddress(one.id)}
                className="-my-0.5 inline-block min-w-6 py-0.5 font-semibold wrap-anywhere hover:text-petrol hover:underline hover:underline-offset-3"
                dir="auto"
              >
                {one.title}
              </Link>
              <small className="block text-xs text-ink-2">
                {LIST_LABELS[listOf(one)]}
                {one.timesPlayed > 0
                  ? ` · ${t('{count, plural, one {# play} other {# plays}}', { count: one.timesPlayed })}`
                  : null}
                <SeatsAlone base={game} expansion={one} />
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

/** The game's score sheet: the owner's own, else the built-in one; empty if none. */
function SheetPanel({ game }: { game: Game }) {
  const { data: own } = useQuery(ownSheetsQuery);
  const sheet = sheetsFor(game, own ?? []).find(({ rows }) => rows.length > 0);
  if (!sheet) return null;
  return (
    <Tile as="section" aria-labelledby="game-sheet">
      <div className="game-panel-head">
        <h2 id="game-sheet">{t('Score sheet')}</h2>
        <Button variant="ghost" size="sm" href="/score-sheets" aria-label={t('Change the score sheet')}>
          {t('Change')}
        </Button>
      </div>
      <dl>
        {sheet.rows.map(({ key, label, worth }) => (
          <div className="flex justify-between gap-3 border-t border-t-line py-1.75 text-sm" key={key}>
            <dt>{label}</dt>
            <dd className="text-end text-ink-2">{worth.by === 'points' ? t('points') : worthText(worth)}</dd>
          </div>
        ))}
      </dl>
      <p className="game-panel-note text-sm text-ink-2">
        {sheet.outcome === 'highest' ? t('The highest total wins.') : t('The lowest total wins.')}
      </p>
    </Tile>
  );
}

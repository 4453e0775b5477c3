import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { gamesQuery } from '#client/games/api.ts';
import { OwnershipButton } from '#client/games/parts/ownership-button.tsx';
import { RemoveGameDialog } from '#client/games/parts/remove-game-dialog.tsx';
import { usePremiumView } from '#client/games/use-premium-view.ts';
import { useRemoveGame } from '#client/games/use-remove-game.ts';
import { countText } from '#client/lib/number-text.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { ImportRow } from '#shared/transfer/imports-contract.ts';
import { stateTexts } from '#shared/games/game-states.ts';
import { isOwned } from '#shared/games/lists.ts';
import { copiesInShort, formatDay, namesInShort } from '../import-text.ts';
import { type Choosing, RowChoice } from './row-choice.tsx';
import './row-table.css';

interface RowTableProps extends Choosing {
  caption: string;
  /** The unit of the row number: 'Row' or 'Line'. */
  lineWord: string;
  rows: readonly ImportRow[];
}

/** Rows of a file with notes; below 640 px each row is a card. */
export function RowTable({ caption, lineWord, rows, ...choosing }: RowTableProps) {
  const hasNotes = rows.some(({ note, differences }) => note !== '' || differences.length > 0);
  return (
    <Tile pad="none" className="import-rows overflow-hidden">
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">{lineWord}</th>
            <th scope="col">Game</th>
            {hasNotes ? <th scope="col">Note</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, kind, title, note, game, playedOn, players, differences, stillOwnedId }) => (
            <tr key={line}>
              <td className="text-ink-3 tabular-nums max-sm:text-xs max-sm:leading-6 max-sm:[grid-area:1/2]">
                <span className="hidden max-sm:inline">{lineWord} </span>
                {line}
              </td>
              <th scope="row">
                {title === '' ? 'No title' : <bdi>{title}</bdi>}
                {kind === 'play' ? <PlayedBy playedOn={playedOn} players={players} /> : null}
                {game ? <GameFacts {...game} /> : null}
              </th>
              {hasNotes ? (
                <td className="text-ink-2 max-sm:col-span-full">
                  {note}
                  <RowChoice line={line} title={title} {...choosing} />
                  {stillOwnedId === null ? null : <StillOwned gameId={stillOwnedId} title={title} />}
                  <FieldDifferences differences={differences} title={title} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Tile>
  );
}

/** Date and players of a play. */
function PlayedBy({ playedOn, players }: Pick<ImportRow, 'playedOn' | 'players'>) {
  return (
    <span className="block text-sm font-normal text-ink-2">
      {playedOn === null ? 'A play' : <time dateTime={playedOn}>{formatDay(playedOn)}</time>}
      {players.length > 0 ? (
        <>
          {', '}
          <bdi>{namesInShort(players)}</bdi>
        </>
      ) : null}
    </span>
  );
}

/** A game in a file: list, expansion, rating, plays, states and copies. */
function GameFacts(game: NonNullable<ImportRow['game']>) {
  const { list, isExpansion, rating, timesPlayed } = game;
  const copies = copiesInShort(game.copies);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-0.5 text-sm font-normal text-ink-2 empty:hidden">
      {list === 'owned' ? <Badge tone="petrol">Owned</Badge> : null}
      {list === 'wishlist' ? <Badge tone="wish">Wish</Badge> : null}
      {isExpansion ? <Badge>Expansion</Badge> : null}
      {rating > 0 ? <span>{`Rated ${rating}`}</span> : null}
      {timesPlayed > 0 ? <span>{countText(timesPlayed, 'play')}</span> : null}
      {stateTexts({ ...game, isWishlist: list === 'wishlist' }).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {copies === '' ? null : (
        <span className="min-w-0 wrap-anywhere" dir="auto">
          {copies}
        </span>
      )}
    </span>
  );
}

/** The changed fields of a row, before and after; expandable. */
function FieldDifferences({ differences, title }: Pick<ImportRow, 'differences' | 'title'>) {
  if (differences.length === 0) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-ink-2 underline">
        Before and after<span className="sr-only">{` of ${title}`}</span>
      </summary>
      <dl className="grid gap-2 py-1.5">
        {differences.map(({ field, before, after, stays }) => (
          <div key={`${field} ${stays ? 'stays' : ''}`}>
            <dt className="font-strong">{field}</dt>
            <dd>
              <span className="text-ink-3">Before: </span>
              <bdi>{before ?? 'nothing'}</bdi>
            </dd>
            <dd>
              <span className="text-ink-3">{stays ? 'In the file: ' : 'After: '}</span>
              <bdi>{after ?? 'nothing'}</bdi>
              {stays ? ' (stays as it is)' : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** For a game in the collection that the file marks as previously owned: takes it off the shelf, or removes it after confirmation. */
function StillOwned({ gameId, title }: { gameId: number; title: string }) {
  const { data: games } = useQuery(gamesQuery);
  const removal = useRemoveGame(usePremiumView().active);
  const outcome = useRef<HTMLParagraphElement>(null);
  const game = games?.find(({ id }) => id === gameId);
  return (
    <div className="pt-1">
      {game ? <OwnershipButton game={game} inRow /> : null}
      {game && isOwned(game) ? (
        <Button
          size="sm"
          variant="ghost-danger"
          icon={Trash2}
          onClick={() => removal.ask(game)}
          aria-label={`Remove ${title} from your collection`}
        >
          Remove
        </Button>
      ) : games && !game ? (
        <p ref={outcome} tabIndex={-1}>
          It has been removed from your collection.
        </p>
      ) : null}
      <RemoveGameDialog removal={removal} onRemoved={() => outcome.current?.focus()} />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { gamesQuery } from '#client/games/api.ts';
import { OwnershipButton } from '#client/games/parts/ownership-button.tsx';
import { RemoveGameDialog } from '#client/games/parts/remove-game-dialog.tsx';
import { usePremiumView } from '#client/games/use-premium-view.ts';
import { useRemoveGame } from '#client/games/use-remove-game.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { ImportRow } from '#shared/transfer/imports-contract.ts';
import { stateTexts } from '#shared/games/game-states.ts';
import { isOwned } from '#shared/games/lists.ts';
import { copiesInShort, formatDay, namesInShort } from '../import-text.ts';
import { type Choosing, hidden, RowChoice } from './row-choice.tsx';
import './row-table.css';
import { rich, t } from '#client/transfer/words/words.ts';

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
            <th scope="col">{t('Game')}</th>
            {hasNotes ? <th scope="col">{t('Note')}</th> : null}
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
                {title === '' ? t('No title') : <bdi>{title}</bdi>}
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
      {playedOn === null ? t('A play') : <time dateTime={playedOn}>{formatDay(playedOn)}</time>}
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
      {list === 'owned' ? <Badge tone="petrol">{t('Owned')}</Badge> : null}
      {list === 'wishlist' ? <Badge tone="wish">{t('Wish')}</Badge> : null}
      {isExpansion ? <Badge>{t('Expansion')}</Badge> : null}
      {rating > 0 ? <span>{t('Rated {rating, number}', { rating })}</span> : null}
      {timesPlayed > 0 ? (
        <span>{t('{count, plural, one {# play} other {# plays}}', { count: timesPlayed })}</span>
      ) : null}
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

const quietly = (words: ReactNode) => <span className="text-ink-3">{words}</span>;

/** The changed fields of a row, before and after; expandable. */
function FieldDifferences({ differences, title }: Pick<ImportRow, 'differences' | 'title'>) {
  if (differences.length === 0) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-ink-2 underline">
        {rich('Before and after<hidden> of {title}</hidden>', {
          title,
          hidden,
        })}
      </summary>
      <dl className="grid gap-2 py-1.5">
        {differences.map(({ field, before, after, stays }) => (
          <div key={`${field} ${stays ? 'stays' : ''}`}>
            <dt className="font-strong">{field}</dt>
            <dd>
              {rich('<label>Before: </label>{value}', { label: quietly, value: <bdi>{before ?? t('nothing')}</bdi> })}
            </dd>
            <dd>
              {stays
                ? rich('<label>In the file: </label>{value} (stays as it is)', {
                    label: quietly,
                    value: <bdi>{after ?? t('nothing')}</bdi>,
                  })
                : rich('<label>After: </label>{value}', { label: quietly, value: <bdi>{after ?? t('nothing')}</bdi> })}
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
          aria-label={t('Remove {title} from your collection', { title })}
        >
          {t('Remove')}
        </Button>
      ) : games && !game ? (
        <p ref={outcome} tabIndex={-1}>
          {t('It has been removed from your collection.')}
        </p>
      ) : null}
      <RemoveGameDialog removal={removal} onRemoved={() => outcome.current?.focus()} />
    </div>
  );
}

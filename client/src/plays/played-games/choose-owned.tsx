import { useMutation } from '@tanstack/react-query';
import { CirclePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { addPlayedGamesToCollection } from './api.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { NearestNote } from '#client/ui/forms/nearest-note.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { PlayedGame } from '#shared/plays/played-games-contract.ts';
import { LIKELY_OWNED_PLAYS, tickedByPlays } from '#shared/games/played-games.ts';
import { nearestText, searched, searchNames } from '#shared/text/search-names.ts';
import './choose-owned.css';
import { t } from '#client/plays/words/words.ts';

/** The toast after adding played games. */
const gamesOwned = (added: number): ToastMessage => ({
  title: t('Added to Collection'),
  description:
    added === 0
      ? t('All of them were there already.')
      : t(
          '{count, plural, one {# game with its plays is on your shelf now.} other {# games with their plays are on your shelf now.}}',
          { count: added },
        ),
});

const owningFailed: ToastMessage = {
  variant: 'destructive',
  title: t('Error'),
  description: t('Failed to add games to collection. Please try again.'),
};

/** Thresholds for selecting games by play count. */
const MIN_PLAYS_CHOICES = ['10', '5', '3', '1', 'none'] as const;
type MinPlaysChoice = (typeof MIN_PLAYS_CHOICES)[number];

const ticked = (games: readonly PlayedGame[], least: MinPlaysChoice): ReadonlySet<string> =>
  new Set(least === 'none' ? [] : tickedByPlays(games, Number(least)));

const chipLabel = (least: MinPlaysChoice): string =>
  least === 'none' ? t('None') : least === '1' ? t('All') : t('{count}+ plays', { count: least });

/** Played games with checkboxes; frequently played ones are selected initially. */
export function ChooseOwned({ games }: { games: readonly PlayedGame[] }) {
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(tickedByPlays(games, LIKELY_OWNED_PLAYS)));
  const [search, setSearch] = useState('');
  const shown = searchNames(games, search, ({ title }) => searched([title]));
  // Games added in another window are no longer in the list.
  const keys = games.flatMap(({ key }) => (chosen.has(key) ? [key] : []));
  const owning = useMutation({
    ...addPlayedGamesToCollection,
    onSuccess: ({ added }) => {
      toast(gamesOwned(added));
      navigate('/my-games');
    },
    onError: (error) => toast(limitMessageOr(owningFailed, error)),
  });
  const chips = MIN_PLAYS_CHOICES.filter((least) => least === 'none' || least === '1' || ticked(games, least).size > 0);
  const current = chips.find((least) => isSame(ticked(games, least), keys));
  const toggle = (key: string) =>
    setChosen((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key]));
  return (
    <div className="grid gap-4">
      <div
        className="grid gap-3 mid:grid-cols-[minmax(0,1fr)_auto] mid:items-end"
        role="search"
        aria-label={t('Played games')}
      >
        <SearchBox value={search} onChange={setSearch} placeholder={t('Search games...')} />
        <ChoiceChips<MinPlaysChoice | ''>
          legend={t('Tick by plays')}
          options={chips.map((value) => ({ value, label: chipLabel(value) }))}
          value={current ?? ''}
          onChange={(least) => setChosen(ticked(games, least === '' ? 'none' : least))}
        />
      </div>
      <NearestNote text={nearestText(search, shown[0] && searched([shown[0].title]))} />
      {shown.length > 0 ? (
        <Tile pad="none">
          <ul aria-label={t('Played games')} className="choose-owned-list">
            {shown.map((game) => (
              <PlayedGameRow
                key={game.key}
                game={game}
                isChosen={chosen.has(game.key)}
                onToggle={() => toggle(game.key)}
              />
            ))}
          </ul>
        </Tile>
      ) : (
        <p className="text-ink-2">
          {t('No played game is called that.')}{' '}
          <Button size="sm" variant="ghost" icon={X} onClick={() => setSearch('')}>
            {t('Clear')}
          </Button>
        </p>
      )}
      <div className="sticky bottom-0 z-1 flex items-center justify-between gap-x-4 gap-y-2 border-t border-t-line bg-table py-3 max-nav:bottom-bottombar">
        <output className="num">
          {t('{ticked} of {all} ticked', { ticked: wholeText(keys.length), all: wholeText(games.length) })}
        </output>
        <Button
          variant="primary"
          size="lg"
          icon={CirclePlus}
          disabled={keys.length === 0}
          pending={owning.isPending}
          pendingLabel={t('Adding...')}
          onClick={() => owning.mutate(keys)}
        >
          {keys.length === 0
            ? t('Add Games')
            : t('{count, plural, one {Add # Game} other {Add # Games}}', { count: keys.length })}
        </Button>
      </div>
    </div>
  );
}

const isSame = (ticks: ReadonlySet<string>, keys: readonly string[]): boolean =>
  ticks.size === keys.length && keys.every((key) => ticks.has(key));

interface PlayedGameRowProps {
  game: PlayedGame;
  isChosen: boolean;
  onToggle: () => void;
}

/** A played game with its data and checkbox. */
function PlayedGameRow({ game, isChosen, onToggle }: PlayedGameRowProps) {
  const { title, plays, lastPlayed, isWished, isSold } = game;
  const facts = lastPlayed
    ? t('{count, plural, one {# play, last on {date}} other {# plays, last on {date}}}', {
        count: plays,
        date: dateText(lastPlayed),
      })
    : t('{count, plural, one {# play} other {# plays}}', { count: plays });
  return (
    <li className="flex items-center justify-between gap-x-3 gap-y-1 px-4 py-2 [contain-intrinsic-height:auto_60px] [content-visibility:auto] not-first:border-t not-first:border-t-line">
      <Checkbox
        className="min-w-0 flex-1 py-0"
        checked={isChosen}
        onChange={onToggle}
        label={<bdi>{title}</bdi>}
        description={facts}
      />
      {isWished ? <Badge>{t('Wishlist')}</Badge> : null}
      {isSold ? <Badge>{t('Previously owned')}</Badge> : null}
    </li>
  );
}

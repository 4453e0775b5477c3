import { nameBeside } from './base-game.ts';
import { parsePlayerRange, type PlayerRange } from './player-range.ts';
import { known, t } from '#shared/words/words.ts';

interface Playable {
  title: string;
  players: string;
}

/** A player count that expansions add, and their titles. */
export interface AddedPlayers {
  count: number;
  by: string[];
}

/** A base game's player range with its owned expansions, and what they add. */
export interface ExtendedPlayers extends PlayerRange {
  /** Range without expansions. */
  own: PlayerRange;
  upTo: AddedPlayers | null;
  downTo: AddedPlayers | null;
}

/**
 * The player range of a game with its owned expansions: from the lowest minimum to the highest maximum. Null if the
 * game's own text states no range.
 */
export function extendPlayers(base: Playable, expansions: readonly Playable[]): ExtendedPlayers | null {
  const own = parsePlayerRange(base.players);
  if (!own) return null;
  const ranges = expansions.flatMap(({ title, players }) => {
    const range = parsePlayerRange(players);
    return range ? [{ title, ...range }] : [];
  });
  const min = Math.min(own.min, ...ranges.map((range) => range.min));
  const max = Math.max(own.max, ...ranges.map((range) => range.max));
  const titles = (adds: (range: PlayerRange) => boolean) => ranges.filter(adds).map(({ title }) => title);
  return {
    own,
    min,
    max,
    upTo: max > own.max ? { count: max, by: titles((range) => range.max === max) } : null,
    downTo: min < own.min ? { count: min, by: titles((range) => range.min === min) } : null,
  };
}

/** Describes the extension of a player range: 'up to 6', 'from 1, up to 6'; null if there is none. */
export function addedPlayersText({ upTo, downTo }: ExtendedPlayers): string | null {
  const texts = [
    downTo && t('from {count}', { count: downTo.count }),
    upTo && (Number.isFinite(upTo.count) ? t('up to {count}', { count: upTo.count }) : t('up to any')),
  ];
  return texts.filter((text) => text !== null).join(', ') || null;
}

/** Further seats by their number. */
const SEATS = [
  '',
  t('a first'),
  t('a second'),
  t('a third'),
  t('a fourth'),
  t('a fifth'),
  t('a sixth'),
  t('a seventh'),
  t('an eighth'),
  t('a ninth'),
  t('a tenth'),
];

/** The seats beyond the game's own range: 'a fifth', 'a fifth and a sixth', 'up to 8', 'any number'. */
function seatedText(ownMax: number, max: number): string {
  if (!Number.isFinite(max)) return t('any number');
  const [first, second] = [SEATS[ownMax + 1], SEATS[ownMax + 2]];
  if (max - ownMax === 1 && first !== undefined) return known(first);
  return max - ownMax === 2 && first !== undefined && second !== undefined
    ? t('{first} and {second}', { first: known(first), second: known(second) })
    : t('up to {count}', { count: max });
}

/**
 * Describes the extension as a sentence without full stop: 'Seats a fifth with On the Brink', 'Plays alone and seats up
 * to 8 with 2 expansions'; null if expansions add no players.
 */
export function seatsText(extended: ExtendedPlayers, baseTitle: string): string | null {
  const { own, upTo, downTo } = extended;
  const by = addedByText(extended, baseTitle);
  const seats = upTo && seatedText(own.max, upTo.count);
  if (downTo === null) return seats && t('Seats {seats} {by}', { seats, by });
  const { count } = downTo;
  if (seats === null) return count === 1 ? t('Plays alone {by}', { by }) : t('Plays from {count} {by}', { count, by });
  return count === 1
    ? t('Plays alone and seats {seats} {by}', { seats, by })
    : t('Plays from {count} and seats {seats} {by}', { count, seats, by });
}

/** Names the expansions that add it: 'with Seafarers', 'with 2 expansions'. */
function addedByText({ upTo, downTo }: ExtendedPlayers, baseTitle: string): string {
  const titles = [...new Set([...(downTo?.by ?? []), ...(upTo?.by ?? [])])];
  const [only] = titles;
  return titles.length === 1 && only !== undefined
    ? t('with {title}', { title: nameBeside(only, baseTitle) })
    : t('with {count, plural, one {# expansion} other {# expansions}}', { count: titles.length });
}

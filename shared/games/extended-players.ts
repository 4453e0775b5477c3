import { nameBeside } from './base-game.ts';
import { parsePlayerRange, type PlayerRange } from './player-range.ts';

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
  const texts = [downTo && `from ${downTo.count}`, upTo && `up to ${Number.isFinite(upTo.count) ? upTo.count : 'any'}`];
  return texts.filter((text) => text !== null).join(', ') || null;
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The seats beyond the game's own range: 'a fifth', 'a fifth and a sixth', 'up to 8', 'any number'. */
function seatedText(ownMax: number, max: number): string {
  if (!Number.isFinite(max)) return 'any number';
  const added = ORDINALS.slice(ownMax + 1, max + 1);
  return max - ownMax > 2 || added.length < max - ownMax
    ? `up to ${max}`
    : added.map((ordinal) => `${ordinal === 'eighth' ? 'an' : 'a'} ${ordinal}`).join(' and ');
}

/**
 * Describes the extension as a sentence without full stop: 'Seats a fifth with On the Brink', 'Plays alone and seats up
 * to 8 with 2 expansions'; null if expansions add no players.
 */
export function seatsText(extended: ExtendedPlayers, baseTitle: string): string | null {
  const { own, upTo, downTo } = extended;
  const parts = [
    downTo && (downTo.count === 1 ? 'plays alone' : `plays from ${downTo.count}`),
    upTo && `seats ${seatedText(own.max, upTo.count)}`,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const sentence = `${parts.join(' and ')} ${addedByText(extended, baseTitle)}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Names the expansions that add it: 'with Seafarers', 'with 2 expansions'. */
function addedByText({ upTo, downTo }: ExtendedPlayers, baseTitle: string): string {
  const titles = [...new Set([...(downTo?.by ?? []), ...(upTo?.by ?? [])])];
  const [only] = titles;
  return titles.length === 1 && only !== undefined
    ? `with ${nameBeside(only, baseTitle)}`
    : `with ${titles.length} expansions`;
}

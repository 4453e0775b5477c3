import type { Anchor } from './anchors.ts';
import { isBestWith, suits } from './wish-scores.ts';
import type { Suggestion } from './recommend.ts';

/** Why a game is recommended: the kind of reason, its text, and the titles it is based on. */
export interface Reason {
  code: 'taste' | 'popular' | 'language_model';
  text: string;
  basedOn: string;
}

const NAMED = 2;
const TAGS_NAMED = 2;
const OFTEN = 5;
const TITLE_SEPARATOR = '; ';

/** The engine's reason as text: 'Because you rate Azul and Calico 5 and mostly play with two.' */
export function reasonFor({ game, anchors }: Suggestion, company: ReadonlyMap<number, number>): Reason {
  const { usual, often } = usualCompany(company);
  const fits = usual !== null && suits(game, usual) > 0;
  const play = fits ? `${often} play ${withSoMany(usual)}` : '';
  const best = fits && isBestWith(game.bestPlayers, usual) ? `It is at its best ${withSoMany(usual)}` : '';
  if (anchors.length === 0) {
    const known = game.popularity < WELL_KNOWN ? LITTLE_KNOWN : POPULAR;
    return { code: 'popular', text: joined([known, best && `${best}, and you ${play}.`, RATE_MORE]), basedOn: '' };
  }
  const opinions = opinionsOf(anchors.slice(0, NAMED));
  const mostly = play && `${opinions.length > 1 ? ',' : ''} and ${play}`;
  const text = joined([`Because you ${listed(opinions)}${mostly}.`, sharedWith(anchors), best && `${best}.`]);
  return { code: 'taste', text, basedOn: titlesOf(anchors) };
}

const joined = (sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join(' ');

const POPULAR = 'One of the games that many people know and like.';
const LITTLE_KNOWN = 'A game that not everybody has, for a change.';
const RATE_MORE = 'The more of your own you rate, the nearer the next ones come.';
/** Popularity from 0 to 100. */
const WELL_KNOWN = 50;

export const titlesOf = (anchors: readonly Anchor[]): string =>
  anchors.map(({ game }) => game.title).join(TITLE_SEPARATOR);

/** The owner's opinions of the games: 'rate Azul and Calico 5', or 'rate Azul 5' and 'Calico 4'. */
function opinionsOf(anchors: readonly Anchor[]): string[] {
  const titlesByOpinion = new Map<string, string[]>();
  for (const { game } of anchors) {
    const about = opinion(game);
    titlesByOpinion.set(about, [...(titlesByOpinion.get(about) ?? []), game.title]);
  }
  const phrases = [...titlesByOpinion].map(([about, titles]) => about.replace('%', () => listed(titles)));
  const [first = '', ...others] = phrases;
  return [first, ...others.map((phrase) => (RATE.test(first) ? phrase.replace(RATE, '') : phrase))];
}

const RATE = /^rate /;
/** Minimum rating for 'highly rated'; for a favourite with less, being a favourite is the better reason. */
const HIGH = 4;

function opinion({ rating, isFavorite, isWishlist, isUnowned, timesPlayed }: Anchor['game']): string {
  if (rating >= HIGH || (rating > 0 && !isFavorite)) return `rate % ${rating}`;
  if (isFavorite) return 'count % among your favourites';
  if (isWishlist) return 'wish for %';
  const ownOrKnow = isUnowned ? 'know %' : 'own %';
  return timesPlayed >= OFTEN ? 'often play %' : ownOrKnow;
}

function sharedWith(anchors: readonly Anchor[]): string {
  const anchor = anchors.slice(0, NAMED).find(({ shared }) => shared.length > 0);
  return anchor ? `It shares ${listed(anchor.shared.slice(0, TAGS_NAMED))} with ${anchor.game.title}.` : '';
}

const listed = (parts: readonly string[]): string => parts.join(' and ');

/** The most frequent player count with its share; null if there is none. */
function usualCompany(company: ReadonlyMap<number, number>): { usual: number | null; often: string } {
  const plays = [...company.values()].reduce((sum, times) => sum + times, 0);
  const [most] = [...company].sort(([a, times], [b, others]) => others - times || a - b);
  if (!most || most[1] < plays * REGULAR) return { usual: null, often: '' };
  return { usual: most[0], often: most[1] > plays * MAJORITY ? 'mostly' : 'often' };
}

/** Shares of plays: for 'mostly', and for being mentioned at all. */
const MAJORITY = 0.5;
const REGULAR = 0.2;

const WORDS = ['no one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const withSoMany = (count: number): string => (count === 1 ? 'alone' : `with ${WORDS[count] ?? count}`);

import { listText } from '#shared/text/list-text.ts';
import { locale } from '#server/platform/words/language.ts';
import type { Anchor } from './anchors.ts';
import { isBestWith, suits } from './wish-scores.ts';
import type { Suggestion } from './recommend.ts';
import { known, t } from '../words/words.ts';

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
  const fitting = usual !== null && suits(game, usual) > 0 ? usual : null;
  const isBest = fitting !== null && isBestWith(game.bestPlayers, fitting);
  if (anchors.length === 0) {
    const fame = game.popularity < WELL_KNOWN ? littleKnown() : popular();
    return {
      code: 'popular',
      text: joined([fame, isBest ? bestAndUsual(fitting, often) : '', rateMore()]),
      basedOn: '',
    };
  }
  const opinions = opinionsOf(anchors.slice(0, NAMED));
  const best = isBest ? t('It is at its best {company}.', { company: withSoMany(fitting) }) : '';
  const text = joined([because(opinions, fitting, often), sharedWith(anchors), best]);
  return { code: 'taste', text, basedOn: titlesOf(anchors) };
}

type Often = 'mostly' | 'often';

/** What the owner thinks of games, as verbs with their objects, and whether it is the same of all. */
interface Opinions {
  phrases: string[];
  isOne: boolean;
}

function because({ phrases, isOne }: Opinions, usual: number | null, often: Often): string {
  const opinions = listText(phrases, locale());
  if (usual === null) return t('Because you {opinions}.', { opinions });
  const values = { opinions, company: withSoMany(usual) };
  if (!isOne)
    return often === 'mostly'
      ? t('Because you {opinions}, and mostly play {company}.', values)
      : t('Because you {opinions}, and often play {company}.', values);
  return often === 'mostly'
    ? t('Because you {opinions} and mostly play {company}.', values)
    : t('Because you {opinions} and often play {company}.', values);
}

function bestAndUsual(usual: number, often: Often): string {
  const company = withSoMany(usual);
  return often === 'mostly'
    ? t('It is at its best {company}, and you mostly play {company}.', { company })
    : t('It is at its best {company}, and you often play {company}.', { company });
}

const joined = (sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join(' ');

const popular = (): string => t('One of the games that many people know and like.');
const littleKnown = (): string => t('A game that not everybody has, for a change.');
const rateMore = (): string => t('The more of your own you rate, the nearer the next ones come.');
/** Popularity from 0 to 100. */
const WELL_KNOWN = 50;

export const titlesOf = (anchors: readonly Anchor[]): string =>
  anchors.map(({ game }) => game.title).join(TITLE_SEPARATOR);

/** The owner's opinions of the games: 'rate Azul and Calico 5', or 'often play Azul' and 'rate Calico 4'. */
function opinionsOf(anchors: readonly Anchor[]): Opinions {
  const games = anchors.map(({ game }) => game);
  const [rated, other] = [games[0], games[1]].map((game) => (game && opinion(game) === 'rate' ? game : undefined));
  if (rated && other && rated.rating !== other.rating)
    return {
      phrases: [
        t('rate {first} {rating} and {second} {other}', {
          first: rated.title,
          rating: ratingText(rated),
          second: other.title,
          other: ratingText(other),
        }),
      ],
      isOne: false,
    };
  const kinds = [...new Set(games.map(opinion))];
  return {
    phrases: kinds.map((about) =>
      opinionText(
        about,
        games.filter((game) => opinion(game) === about),
      ),
    ),
    isOne: kinds.length === 1,
  };
}

const ratingText = ({ rating }: Anchor['game']): string => rating.toLocaleString(locale());

/** Minimum rating for 'highly rated'; for a favourite with less, being a favourite is the better reason. */
const HIGH = 4;

type Opinion = 'rate' | 'favourite' | 'wish' | 'know' | 'own' | 'play';

function opinion({ rating, isFavorite, isWishlist, isUnowned, timesPlayed }: Anchor['game']): Opinion {
  if (rating >= HIGH || (rating > 0 && !isFavorite)) return 'rate';
  if (isFavorite) return 'favourite';
  if (isWishlist) return 'wish';
  const ownOrKnow = isUnowned ? 'know' : 'own';
  return timesPlayed >= OFTEN ? 'play' : ownOrKnow;
}

/** What somebody does, as in 'Because you own Azul'; games that are rated are rated the same. */
function opinionText(about: Opinion, games: readonly Anchor['game'][]): string {
  const titles = listText(
    games.map(({ title }) => title),
    locale(),
  );
  switch (about) {
    case 'rate':
      return t('rate {titles} {rating}', { titles, rating: games[0] ? ratingText(games[0]) : '' });
    case 'favourite':
      return t('count {titles} among your favourites', { titles });
    case 'wish':
      return t('wish for {titles}', { titles });
    case 'know':
      return t('know {titles}', { titles });
    case 'own':
      return t('own {titles}', { titles });
    case 'play':
      return t('often play {titles}', { titles });
  }
}

function sharedWith(anchors: readonly Anchor[]): string {
  const anchor = anchors.slice(0, NAMED).find(({ shared }) => shared.length > 0);
  if (!anchor) return '';
  const tags = listText(anchor.shared.slice(0, TAGS_NAMED).map(known), locale());
  return t('It shares {tags} with {title}.', { tags, title: anchor.game.title });
}

/** The most frequent player count with its share; null if there is none. */
function usualCompany(company: ReadonlyMap<number, number>): { usual: number | null; often: Often } {
  const plays = [...company.values()].reduce((sum, times) => sum + times, 0);
  const [most] = [...company].sort(([a, times], [b, others]) => others - times || a - b);
  if (!most || most[1] < plays * REGULAR) return { usual: null, often: 'often' };
  return { usual: most[0], often: most[1] > plays * MAJORITY ? 'mostly' : 'often' };
}

/** Shares of plays: for 'mostly', and for being mentioned at all. */
const MAJORITY = 0.5;
const REGULAR = 0.2;

const COMPANIES: Readonly<Record<number, string>> = {
  1: 'alone',
  2: 'with two',
  3: 'with three',
  4: 'with four',
  5: 'with five',
  6: 'with six',
  7: 'with seven',
  8: 'with eight',
  9: 'with nine',
  10: 'with ten',
};

const withSoMany = (count: number): string => {
  const words = COMPANIES[count];
  return words === undefined ? t('with {count}', { count: String(count) }) : known(words);
};

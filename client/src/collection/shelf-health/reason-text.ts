import { CATEGORY_LABELS } from '#shared/enums.ts';
import { countWord } from '#shared/text/count-word.ts';
import type { RemovalCandidate, RemovalReason } from './removal-candidates.ts';
import { priceOfAll, type Prices } from '#client/copies/cost.ts';
import type { Overlap } from './overlaps.ts';
import type { GapReason } from './wish-gaps.ts';
import { listText } from '#shared/text/list-text.ts';
import { capital, monthText, peopleWord, roundMoney } from './health-text.ts';

const yearsText = (years: number): string => (years === 1 ? 'a year' : `${countWord(years)} years`);
export const playsText = (plays: number): string => `${countWord(plays)} ${plays === 1 ? 'play' : 'plays'}`;

function removalReasonText(reason: RemovalReason): string {
  switch (reason.kind) {
    case 'never':
      return `never played since ${monthText(reason.since)}`;
    case 'few':
      return `${playsText(reason.plays)} in ${yearsText(reason.years)}`;
    case 'years unplayed':
      return `not played for ${yearsText(reason.years)}`;
    case 'rated':
      return `you rated it ${reason.rating}`;
    case 'overlap':
      return `much like ${reason.title}`;
    case 'seats':
      return `not for ${peopleWord(reason.people)} people`;
    case 'crowd':
      return `best with ${peopleWord(reason.people)}, like ${countWord(reason.others)} others`;
  }
}

const FACTS_SHOWN = 3;

/** 'One play in three years · much like Azul · paid €32'. */
export function removalText({ game, reasons }: RemovalCandidate, prices: Prices | null): string {
  const price = prices?.byGame.get(game.id);
  const paid = price === undefined || price === 0 ? [] : [`paid ${roundMoney(price, prices?.currency ?? null)}`];
  const words = [...reasons.map(removalReasonText).slice(0, FACTS_SHOWN - paid.length), ...paid];
  return words.map((text, at) => (at === 0 ? capital(text) : text)).join(' · ');
}

/** 'Four that nobody would miss.', and what they cost and were played together. */
export function removalSentences(candidates: readonly RemovalCandidate[], prices: Prices | null): [string, string] {
  const games = candidates.map(({ game }) => game);
  const price = priceOfAll(games, prices);
  const plays = games.reduce((sum, { timesPlayed }) => sum + timesPlayed, 0);
  const parts = [
    ...(price > 0 ? [roundMoney(price, prices?.currency ?? null)] : []),
    plays === 0 ? 'no play' : playsText(plays),
  ];
  const one = candidates.length === 1;
  return [
    `${capital(countWord(candidates.length))} that could go.`,
    `${one ? '' : 'Together '}${parts.join(' and ')}.`.replace(/^./, (letter) => letter.toUpperCase()),
  ];
}

export const gapText = (reasons: readonly GapReason[]): string =>
  reasons
    .map((reason) => {
      if (reason.kind === 'best') return `best with ${peopleWord(reason.people)}`;
      return `${reason.kind === 'mechanic' ? reason.name : CATEGORY_LABELS[reason.category]}: you own none`;
    })
    .map((text, at) => (at === 0 ? capital(text) : text))
    .join(' · ');

function playersText({ min, max }: Overlap['players']): string {
  if (min === max) return countWord(min);
  return max === Infinity ? `${countWord(min)} and more` : `${countWord(min)} to ${countWord(max)}`;
}

const MECHANICS_NAMED = 2;

/** 'Drafting and Set Collection for two to four, 45 minutes'. */
export const overlapTitle = ({ mechanics, players, minutes }: Overlap): string =>
  `${listText(mechanics.slice(0, MECHANICS_NAMED)) || 'Similar games'} for ${playersText(players)}, ${minutes} minutes`;

const WELL_PLAYED = 10;
const TITLES_NAMED = 3;

/** 'Azul has 82 plays; Sagrada and Calico three between them.' */
export function overlapText({ games }: Overlap): string {
  const [first, ...others] = games;
  if (!first) return '';
  if (first.timesPlayed === 0) return `${namesOf(games)}: none of them has been played.`;
  const rest = others.reduce((sum, { timesPlayed }) => sum + timesPlayed, 0);
  const least = Math.min(...others.map(({ timesPlayed }) => timesPlayed));
  if (least >= WELL_PLAYED && games.length <= TITLES_NAMED)
    return `${listText(games.map(({ title, timesPlayed }) => `${title} with ${timesPlayed}`))} plays: ${games.length === 2 ? 'both' : 'all'} earn their place.`;
  const lead = `${first.title} has ${playsText(first.timesPlayed)}`;
  const theirs = rest === 0 ? 'none' : countWord(rest);
  if (others.length === 1) return `${lead}, ${namesOf(others)} ${theirs}.`;
  return `${lead}; ${namesOf(others)} ${theirs} between them.`;
}

/** Up to three titles, of more the number of the others. */
function namesOf(games: Overlap['games']): string {
  const titles = games.map(({ title }) => title);
  if (titles.length <= TITLES_NAMED) return listText(titles);
  return listText([...titles.slice(0, TITLES_NAMED - 1), `${countWord(titles.length - TITLES_NAMED + 1)} more`]);
}

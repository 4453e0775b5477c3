import { scoreText } from '#client/lib/number-text.ts';
import { listText } from '#shared/text/list-text.ts';
import { CATEGORY_LABELS } from '#shared/enums.ts';
import { mechanicLabel } from '#client/games/mechanic-label.ts';
import '#client/games/mechanic-names/en.ts';
import type { RemovalCandidate, RemovalReason } from './removal-candidates.ts';
import { priceOfAll, type Prices } from '#client/copies/cost.ts';
import type { Overlap } from './overlaps.ts';
import type { GapReason } from './wish-gaps.ts';
import { capital, monthText, peopleWord, roundMoney, numberWord } from './health-text.ts';
import { t } from '#client/collection/words/words.ts';

export const playsText = (plays: number): string =>
  t('{plays, plural, one {{count} play} other {{count} plays}}', { plays, count: numberWord(plays) });

function removalReasonText(reason: RemovalReason): string {
  switch (reason.kind) {
    case 'never':
      return t('never played since {month}', { month: monthText(reason.since) });
    case 'few':
      return t('{plays, plural, one {{count} play in {years} years} other {{count} plays in {years} years}}', {
        plays: reason.plays,
        count: numberWord(reason.plays),
        years: numberWord(reason.years),
      });
    case 'years unplayed':
      return t('not played for {years} years', { years: numberWord(reason.years) });
    case 'rated':
      return t('you rated it {rating}', { rating: scoreText(reason.rating) });
    case 'overlap':
      return t('much like {title}', { title: reason.title });
    case 'seats':
      return t('{count, plural, one {not for {people} people} other {not for {people} people}}', {
        count: reason.people,
        people: peopleWord(reason.people),
      });
    case 'crowd':
      return t('best with {people}, like {others} others', {
        people: peopleWord(reason.people),
        others: numberWord(reason.others),
      });
  }
}

const FACTS_SHOWN = 3;

/** 'One play in three years · much like Azul · paid €32'. */
export function removalText({ game, reasons }: RemovalCandidate, prices: Prices | null): string {
  const price = prices?.byGame.get(game.id);
  const paid =
    price === undefined || price === 0
      ? []
      : [t('paid {price}', { price: roundMoney(price, prices?.currency ?? null) })];
  const words = [...reasons.map(removalReasonText).slice(0, FACTS_SHOWN - paid.length), ...paid];
  return words.map((text, at) => (at === 0 ? capital(text) : text)).join(' · ');
}

/** 'Four that nobody would miss.', and what they cost and were played together. */
export function removalSentences(candidates: readonly RemovalCandidate[], prices: Prices | null): [string, string] {
  const games = candidates.map(({ game }) => game);
  const sum = priceOfAll(games, prices);
  const price = roundMoney(sum, prices?.currency ?? null);
  const total = games.reduce((all, { timesPlayed }) => all + timesPlayed, 0);
  const plays = total === 0 ? t('no play') : playsText(total);
  const together =
    candidates.length === 1
      ? sum > 0
        ? t('{price} and {plays}.', { price, plays })
        : `${capital(plays)}.`
      : sum > 0
        ? t('Together {price} and {plays}.', { price, plays })
        : t('Together {plays}.', { plays });
  return [
    t('{games, plural, one {{count} that could go.} other {{count} that could go.}}', {
      games: candidates.length,
      count: capital(numberWord(candidates.length)),
    }),
    together,
  ];
}

export const gapText = (reasons: readonly GapReason[]): string =>
  reasons
    .map((reason) => {
      if (reason.kind === 'best') return t('best with {players}', { players: peopleWord(reason.people) });
      const what = reason.kind === 'mechanic' ? mechanicLabel(reason.name) : CATEGORY_LABELS[reason.category];
      return t('{what}: you own none', { what });
    })
    .map((text, at) => (at === 0 ? capital(text) : text))
    .join(' · ');

function playersText({ min, max }: Overlap['players']): string {
  if (min === max) return numberWord(min);
  return max === Infinity
    ? t('{min} and more', { min: numberWord(min) })
    : t('{min} to {max}', { min: numberWord(min), max: numberWord(max) });
}

const MECHANICS_NAMED = 2;

/** 'Drafting and Set Collection for two to four, 45 minutes'. */
export function overlapTitle({ mechanics, players: range, minutes }: Overlap): string {
  const players = playersText(range);
  return mechanics.length === 0
    ? t('Similar games for {players}, {minutes} minutes', { players, minutes })
    : t('{mechanics} for {players}, {minutes} minutes', {
        mechanics: listText(mechanics.slice(0, MECHANICS_NAMED).map(mechanicLabel)),
        players,
        minutes,
      });
}

const WELL_PLAYED = 10;
const TITLES_NAMED = 3;

/** 'Azul has 82 plays; Sagrada and Calico three between them.' */
export function overlapText({ games }: Overlap): string {
  const [first, ...others] = games;
  if (!first) return '';
  if (first.timesPlayed === 0) return t('{titles}: none of them has been played.', { titles: namesOf(games) });
  const rest = others.reduce((sum, { timesPlayed }) => sum + timesPlayed, 0);
  const least = Math.min(...others.map(({ timesPlayed }) => timesPlayed));
  if (least >= WELL_PLAYED && games.length <= TITLES_NAMED) {
    const titles = listText(
      games.map(({ title, timesPlayed }) => t('{title} with {plays}', { title, plays: timesPlayed })),
    );
    return games.length === 2
      ? t('{titles} plays: both earn their place.', { titles })
      : t('{titles} plays: all earn their place.', { titles });
  }
  const values = {
    title: first.title,
    plays: playsText(first.timesPlayed),
    others: namesOf(others),
    theirs: rest === 0 ? t('none') : numberWord(rest),
  };
  return others.length === 1
    ? t('{title} has {plays}, {others} {theirs}.', values)
    : t('{title} has {plays}; {others} {theirs} between them.', values);
}

/** Up to three titles, of more the number of the others. */
function namesOf(games: Overlap['games']): string {
  const titles = games.map(({ title }) => title);
  if (titles.length <= TITLES_NAMED) return listText(titles);
  return listText([
    ...titles.slice(0, TITLES_NAMED - 1),
    t('{count} more', { count: numberWord(titles.length - TITLES_NAMED + 1) }),
  ]);
}

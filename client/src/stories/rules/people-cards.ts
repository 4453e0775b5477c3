import { headToHeadOf, type HeadToHead, rivalsOf, seatOf } from '#client/plays/people/head-to-head.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import {
  byWinRate,
  ENOUGH_CONTESTS,
  performanceOf,
  type PlayerPerformance,
} from '#client/plays/rules/player-performance.ts';
import type { StoryCard } from '#shared/shapes/story.ts';
import { aCard, type StoryFacts } from './story-input.ts';
import { dayText } from './story-span.ts';

/** The cards of people. Each is null where there is nothing to tell. */
type Card = StoryCard | null;

/** Fewer are no run. */
const SEVERAL = 2;

/** What the cards of people share. */
export interface TableFacts extends StoryFacts {
  /** Everybody in the plays of the range. */
  performances: readonly PlayerPerformance[];
  /** The hero against each of them. */
  records: readonly HeadToHead[];
}

export const tableOf = (facts: StoryFacts): TableFacts => ({
  ...facts,
  performances: performanceOf(facts.within),
  records: facts.hero ? headToHeadOf(facts.ofHero, facts.hero) : [],
});

/** How many others sat at the table, who most often, and how many of them for the first time. */
export function peopleCard({ performances, records, hero, known }: TableFacts): Card {
  const others = performances.filter(({ person }) => person !== hero);
  const [together] = records;
  const [oftenest] = others;
  if (!oftenest) return null;
  const [person, often] = together ? [together.opponent, together.together] : [oftenest.person, oftenest.gamesPlayed];
  const isNew = known.size === 0 ? 0 : others.filter((other) => !known.has(other.person)).length;
  return aCard('people', others.length, { of: often, more: isNew, names: [person.name] });
}

/** What the hero won; of a table of several, who won most. */
export function winsCard({ performances, hero, isOfAnother }: TableFacts): Card {
  if (hero) {
    const own = performances.find(({ person }) => person === hero);
    if (!own || own.wins === 0) return null;
    return aCard('wins', own.wins, { of: own.contests, names: isOfAnother ? [hero.name] : [] });
  }
  const [best] = performances
    .filter(({ contests, wins }) => contests >= ENOUGH_CONTESTS && wins > 0)
    .toSorted(byWinRate);
  return best ? aCard('champion', best.wins, { of: best.contests, names: [best.person.name] }) : null;
}

export function nemesisCard({ records }: TableFacts): Card {
  const { nemesis } = rivalsOf(records);
  return nemesis && aCard('nemesis', nemesis.behind, { of: nemesis.ahead, names: [nemesis.opponent.name] });
}

/** The hero's longest run of decided plays that they won; the earliest of several. */
export function winStreakCard({ ofHero, hero }: StoryFacts): Card {
  if (!hero) return null;
  let best: Run | null = null;
  let run: Run | null = null;
  for (const play of ofHero) {
    const seat = play.isContest ? seatOf(play, hero) : undefined;
    if (!seat) continue;
    run = seat.won ? longer(run, play) : null;
    if (run && run.wins >= (best?.wins ?? 0)) best = run;
  }
  if (!best || best.wins < SEVERAL) return null;
  return aCard('win_streak', best.wins, { days: [dayText(best.first.playedAt), dayText(best.last.playedAt)] });
}

interface Run {
  first: LoggedPlay;
  last: LoggedPlay;
  wins: number;
}

const longer = (run: Run | null, play: LoggedPlay): Run => ({
  first: play,
  last: run?.last ?? play,
  wins: (run?.wins ?? 0) + 1,
});

/** The play whose winner was furthest behind on its score sheet. */
export function comebackCard({ comeback, coverOf }: StoryFacts): Card {
  const winner = comeback?.play.seated.find(({ won }) => won);
  if (!comeback || !winner) return null;
  const { play, deficit } = comeback;
  return aCard('comeback', deficit, { games: [coverOf(play.game)], names: [winner.person.name] });
}

/** The play that one person won by the smallest difference of scores. */
export function closestCard({ closest, coverOf }: StoryFacts): Card {
  const winner = closest?.play.seated.find(({ won }) => won);
  if (!closest || winner?.score == null) return null;
  const { play, margin } = closest;
  const others = play.seated.flatMap(({ won, score }) => (won || score === null ? [] : [score]));
  // Halves and tenths of a point are exact to what is written.
  return aCard('closest', Math.round(margin * 100) / 100, {
    games: [coverOf(play.game)],
    names: [winner.person.name],
    scores: [winner.score, play.outcome === 'lowest' ? Math.min(...others) : Math.max(...others)],
  });
}

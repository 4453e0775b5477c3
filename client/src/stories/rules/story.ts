import { runToEnd, type SlicedWork } from '#client/lib/time-slices.ts';
import { STORY_CARDS, type StoryCard } from '#shared/shapes/story.ts';
import { QUIET_BELOW } from '#shared/stories/story-text.ts';
import * as people from './people-cards.ts';
import * as play from './play-cards.ts';
import * as shelf from './shelf-cards.ts';
import { factsInSlices, type StoryInput } from './story-input.ts';

/** The story of a year or a month. */
export interface Story {
  /** Number of plays; 0 has no cards. */
  plays: number;
  /** Few plays: three cards. */
  isQuiet: boolean;
  cards: readonly StoryCard[];
}

const QUIET_CARDS = 3;

/** The same as `storyInSlices`, at once. */
export const storyOf = (input: StoryInput): Story => runToEnd(storyInSlices(input));

/** Tells a story. Its figures are those of the analytics of the same days. */
export function* storyInSlices(input: StoryInput): SlicedWork<Story> {
  yield;
  const facts = yield* factsInSlices(input);
  if (facts.within.length === 0) return { plays: 0, isQuiet: false, cards: [] };
  const { longest, shortest } = play.timeCards(facts);
  const found: (StoryCard | null)[] = [
    play.playsCard(facts),
    play.hoursCard(facts),
    play.newGamesCard(facts),
    play.daysCard(facts),
    play.dayStreakCard(facts),
    play.mostPlayedCard(facts),
    play.hIndexCard(facts),
    play.bestRatedCard(facts),
    play.comeBackCard(facts),
    longest,
    shortest,
    play.placesCard(facts),
    people.closestCard(facts),
    people.comebackCard(facts),
  ];
  yield;
  const table = people.tableOf(facts);
  yield;
  found.push(people.peopleCard(table), people.winsCard(table), people.nemesisCard(table), people.winStreakCard(facts));
  yield;
  found.push(shelf.tiersCard(facts), shelf.boughtCard(facts), shelf.bestValueCard(facts));
  const cards = STORY_CARDS.flatMap((kind) => found.find((card) => card?.kind === kind) ?? []);
  const isQuiet = facts.within.length < QUIET_BELOW;
  return { plays: facts.within.length, isQuiet, cards: isQuiet ? cards.slice(0, QUIET_CARDS) : cards };
}

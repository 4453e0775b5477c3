import type { PresentPeople } from '#shared/nights/date-polls/date-outcomes.ts';
import { type Candidate, isForHeads } from './candidate.ts';
import { type EveningReason, eveningReasonText, reasonLine } from './evening-reason.ts';
import { type Circumstances, fitWorth, ownWorth, sixthsFor, voteWorth } from './worth.ts';

/** The people who are there on a date. */
export interface PeopleOnDate extends PresentPeople {
  /** Ids of games that are lent to somebody on that day. */
  away?: ReadonlySet<number>;
}

/** The copies of one game, in order of preference; each is there if its owner is. */
export type Copies = readonly Candidate[];

export interface BestGame {
  candidate: Candidate;
  /** Why, in one line: 'Best with 5'. */
  reason: string;
}

/** A game of the night that is lost on a date, and why. */
export interface LostGame {
  title: string;
  why: 'not_brought' | 'lent' | 'too_few' | 'too_many';
  /** The attendee who would bring it. */
  by: number | null;
}

/** A copy that seats a number of people, with its worth before votes. */
interface SeatedCopy {
  candidate: Candidate;
  worth: number;
}

/** The games for the dates of one night. What depends on the number of people alone is found once for each number. */
export class GamesOfNight {
  readonly #short: readonly Copies[];
  readonly #ofNight: readonly Copies[];
  readonly #circumstances: Circumstances;
  readonly #byHeads = new Map<number, SeatedCopy[][]>();

  /** @param minutes the length of the night; longer games are left out */
  constructor(
    games: readonly Copies[],
    { minutes, ...given }: Pick<Circumstances, 'now' | 'wishes'> & { minutes: number },
  ) {
    this.#short = games
      .map((copies) => copies.filter((candidate) => candidate.minutes <= minutes))
      .filter((copies) => copies.length > 0);
    this.#ofNight = games.filter((copies) => copies.some(({ isOfNight }) => isOfNight));
    this.#circumstances = { ...given, usualWeight: null, fromShelf: false };
  }

  /** The best game for exactly these people; null if none fits. */
  bestFor({ ids, heads, away }: PeopleOnDate): BestGame | null {
    let best: SeatedCopy | null = null;
    for (const copies of this.#seating(heads)) {
      const there = copies.find(({ candidate }) => ids.has(candidate.source.by) && !away?.has(candidate.id));
      if (!there || there.candidate.vetoedBy.some((id) => ids.has(id))) continue;
      const { candidate } = there;
      const worth =
        there.worth +
        voteWorth(
          sixthsFor(candidate, (id) => ids.has(id)),
          ids.size,
        );
      if (!best || worth > best.worth || (worth === best.worth && candidate.id < best.candidate.id))
        best = { candidate, worth };
    }
    return (
      best && {
        candidate: best.candidate,
        reason: reasonLine([fitText(best.candidate, heads, this.#circumstances.now)]),
      }
    );
  }

  /** The games of the night that these people cannot play. */
  lostOn({ ids, heads, away }: PeopleOnDate): LostGame[] {
    return this.#ofNight.flatMap((copies): LostGame[] => {
      const [first] = copies;
      if (!first) return [];
      const { title } = first;
      const owned = copies.filter(({ source }) => ids.has(source.by));
      const there = owned.filter(({ id }) => !away?.has(id));
      const [nearest] = there;
      if (!nearest && owned.length > 0) return [{ title, why: 'lent', by: null }];
      if (!nearest) return [{ title, why: 'not_brought', by: first.source.by }];
      if (there.some((copy) => isForHeads(copy, heads))) return [];
      return [{ title, why: heads < nearest.minPlayers ? 'too_few' : 'too_many', by: null }];
    });
  }

  #seating(heads: number): SeatedCopy[][] {
    const known = this.#byHeads.get(heads);
    if (known) return known;
    const found = this.#short.flatMap((copies) => {
      const seated = copies.filter((candidate) => isForHeads(candidate, heads));
      return seated.length === 0
        ? []
        : [seated.map((candidate) => ({ candidate, worth: worthOf(candidate, heads, this.#circumstances) }))];
    });
    this.#byHeads.set(heads, found);
    return found;
  }
}

const worthOf = (candidate: Candidate, heads: number, circumstances: Circumstances): number =>
  fitWorth(candidate, heads) + ownWorth(candidate, circumstances);

function fitText({ bestPlayers, recommendedPlayers }: Candidate, heads: number, now: Date): string {
  const code: EveningReason['code'] & ('best_with' | 'good_with' | 'seats') = bestPlayers.includes(heads)
    ? 'best_with'
    : recommendedPlayers.includes(heads)
      ? 'good_with'
      : 'seats';
  return eveningReasonText({ code, heads }, { now });
}

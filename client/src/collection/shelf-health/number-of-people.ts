import type { Play } from '#shared/plays/plays-contract.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import { factsOf } from '#shared/games/filter-facts.ts';
import { jsonListIn } from '#shared/text/json-list.ts';
import { MAX_PEOPLE } from './health-game.ts';

/** So many people, the plays with them and the games that are best with them. */
export interface PeopleRow {
  /** 1 to 8; 8 stands for eight and more. */
  people: number;
  plays: number;
  games: number;
}

export interface NumberOfPeople {
  rows: PeopleRow[];
  /** The number of most plays, of several the smallest; null while no play names its people. */
  usual: PeopleRow | null;
  /** Games whose best number of players is known. */
  known: number;
}

const atMost = (people: number): number => Math.min(people, MAX_PEOPLE);

/** Plays by their number of named people, 1 to 8 for eight and more. Plays without names are left out. */
export function playsByPeople(plays: readonly Pick<Play, 'players'>[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { players } of plays) {
    const named = (jsonListIn(players) ?? []).filter((name) => String(name).trim() !== '').length;
    if (named > 0) counts.set(atMost(named), (counts.get(atMost(named)) ?? 0) + 1);
  }
  return counts;
}

/** Compares, for each number of people, the plays with the games that are best with it. @param plays of `playsByPeople` */
export function numberOfPeople(games: readonly CollectedGame[], plays: ReadonlyMap<number, number>): NumberOfPeople {
  const best = games.map((game) => new Set(factsOf(game).best.map(atMost)));
  const rows = Array.from({ length: MAX_PEOPLE }, (_, at) => ({
    people: at + 1,
    plays: plays.get(at + 1) ?? 0,
    games: best.filter((counts) => counts.has(at + 1)).length,
  }));
  const usual = rows.reduce((most, row) => (row.plays > most.plays ? row : most));
  return { rows, usual: usual.plays > 0 ? usual : null, known: best.filter(({ size }) => size > 0).length };
}

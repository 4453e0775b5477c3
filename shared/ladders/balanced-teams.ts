/** Up to here every division is tried. */
export const TRIED_WHOLE = 10;

export interface Strong {
  id: number;
  mu: number;
}

/** What is to be equal: of teams their sums, because skills add up; of tables their averages, because nobody plays together. */
export type Balance = 'sum' | 'average';

/**
 * Divides people into groups of nearly equal size and strength: with the smallest difference between the strongest and the
 * weakest group up to TRIED_WHOLE people, near it beyond. Deterministic. @param count of groups, at most as many as people
 */
export function balancedTeams(people: readonly Strong[], count: number, balance: Balance): Strong[][] {
  const sorted = people.toSorted((a, b) => b.mu - a.mu || a.id - b.id);
  return people.length <= TRIED_WHOLE ? bestOfAll(sorted, count, balance) : improved(sorted, count, balance);
}

/** The difference between the strongest and the weakest group. */
export function spreadOf(teams: readonly (readonly Strong[])[], balance: Balance): number {
  const strengths = teams.map((team) => strengthOf(team, balance));
  return Math.max(...strengths) - Math.min(...strengths);
}

function strengthOf(team: readonly Strong[], balance: Balance): number {
  const sum = team.reduce((total, { mu }) => total + mu, 0);
  return balance === 'sum' ? sum : sum / Math.max(1, team.length);
}

/** The larger groups first. */
const sizesOf = (people: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => Math.floor(people / count) + (place < people % count ? 1 : 0));

/** Tries each division once: a person opens the first empty group of a size only, because empty groups are alike. */
function bestOfAll(people: readonly Strong[], count: number, balance: Balance): Strong[][] {
  const sizes = sizesOf(people.length, count);
  const teams: Strong[][] = sizes.map(() => []);
  let best = { spread: Infinity, teams };
  const place = (next: number) => {
    const person = people[next];
    if (!person) {
      const spread = spreadOf(teams, balance);
      if (spread < best.spread) best = { spread, teams: teams.map((team) => [...team]) };
      return;
    }
    const opened = new Set<number>();
    for (const [index, team] of teams.entries()) {
      const size = sizes[index] ?? 0;
      if (team.length === size || (team.length === 0 && opened.has(size))) continue;
      if (team.length === 0) opened.add(size);
      team.push(person);
      place(next + 1);
      team.pop();
    }
  };
  place(0);
  return best.teams;
}

/** Deals from several places of the list, and exchanges two people as long as that helps; the best of these. Exported for its test. */
export function improved(people: readonly Strong[], count: number, balance: Balance): Strong[][] {
  const deals = Array.from({ length: STARTS }, (_, turn) => exchanged(dealt(people, count, turn), balance));
  return deals.reduce((best, deal) => (spreadOf(deal, balance) < spreadOf(best, balance) ? deal : best));
}

const STARTS = 30;

/** Round by round to and fro: at first as sorted, and then mixed more with each turn. */
function dealt(people: readonly Strong[], count: number, turn: number): Strong[][] {
  const order = people
    .map((person, index) => ({ person, at: index + turn * mixed(person, turn) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ person }) => person);
  const teams: Strong[][] = sizesOf(people.length, count).map(() => []);
  for (const [place, person] of order.entries()) {
    const round = Math.floor(place / count);
    const seat = place % count;
    teams[round % 2 === 0 || round === Math.floor(people.length / count) ? seat : count - 1 - seat]?.push(person);
  }
  return teams;
}

/** From 0 to 1, and always the same for a person and a turn. */
const mixed = ({ id, mu }: Strong, turn: number): number => Math.abs(Math.sin(id * 12.9898 + mu * 78.233 + turn));

/** Exchanges the two people that bring the strongest and the weakest group closest, until no exchange does. */
function exchanged(teams: Strong[][], balance: Balance): Strong[][] {
  for (let left = teams.flat().length ** 2; left > 0; left -= 1) {
    const byStrength = teams.toSorted((a, b) => strengthOf(b, balance) - strengthOf(a, balance));
    const better = byStrength.flatMap((strong, place) =>
      byStrength.slice(place + 1).flatMap((weak) => bestExchange(strong, weak, balance) ?? []),
    );
    const [best] = better.toSorted((a, b) => b.gain - a.gain);
    if (!best) break;
    const { strong, weak, from, to } = best;
    const [leaving, coming] = [strong[from], weak[to]];
    if (leaving && coming) [strong[from], weak[to]] = [coming, leaving];
  }
  return teams;
}

/** The exchange between two groups that makes their difference smallest; null if none makes it smaller. */
function bestExchange(strong: Strong[], weak: Strong[], balance: Balance) {
  const before = strengthOf(strong, balance) - strengthOf(weak, balance);
  const moved = balance === 'sum' ? 2 : 1 / strong.length + 1 / weak.length;
  let best: { strong: Strong[]; weak: Strong[]; from: number; to: number; gain: number } | null = null;
  for (const [from, leaving] of strong.entries())
    for (const [to, coming] of weak.entries()) {
      const gain = before - Math.abs(before - moved * (leaving.mu - coming.mu));
      if (gain > 1e-9 && gain > (best?.gain ?? 0)) best = { strong, weak, from, to, gain };
    }
  return best;
}

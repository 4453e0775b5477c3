/** What the ladder believes of somebody's skill: a normal distribution with its mean and its standard deviation. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** With what everybody begins, as published. */
export const START: Rating = { mu: 25, sigma: 25 / 3 };
/** How much one play depends on the day rather than on skill, as a standard deviation. */
const BETA = START.sigma / 2;
/** The least share of a variance that stays after one play. */
const LEAST_KEPT = 0.0001;
/** What is believed is a little less certain at each further play, so that a rating still follows whoever gets better after years. */
const DRIFT = START.sigma / 100;

/** Above it a rating is provisional. Eight plays of four people take most below it, or six of two. */
export const PROVISIONAL_SIGMA = 7;
export const isProvisional = ({ sigma }: Pick<Rating, 'sigma'>): boolean => sigma > PROVISIONAL_SIGMA;

/** The rank of those who did not win if no more is known: behind all others, and in no known order among themselves. */
export const LOST = Infinity;

/** The belief before somebody's next play. */
export const drifted = ({ mu, sigma }: Rating): Rating => ({ mu, sigma: Math.hypot(sigma, DRIFT) });

/**
 * The ratings after one play: the Plackett-Luce model of Weng and Lin 2011, 'A Bayesian Approximation Method for Online
 * Ranking', JMLR 12, algorithm 4. The skill of a side is the sum of its members'. Whoever is `LOST` takes part in the
 * choices of those before them only.
 * @param ranks of the sides, lower is better; equal ones are tied
 */
export function rate(sides: readonly (readonly Rating[])[], ranks: readonly number[]): Rating[][] {
  const { c, teams } = modelOf(sides);
  const rankOf = (side: number) => ranks[side] ?? LOST;
  // Each side that is no `LOST` was chosen from itself and all behind it; those who are tied share one choice.
  const choices = teams.map((_, chosen) => {
    const rank = rankOf(chosen);
    let [from, tied] = [0, 0];
    for (const [side, { worth }] of teams.entries()) {
      if (rankOf(side) >= rank) from += worth;
      if (rankOf(side) === rank) tied += 1;
    }
    return { rank, from, tied };
  });
  return teams.map(({ members, variance, worth }, side) => {
    let [omega, delta] = [0, 0];
    for (const [chosen, { rank, from, tied }] of choices.entries()) {
      if (rank > rankOf(side) || rank === LOST) continue;
      const chance = worth / from;
      omega += ((chosen === side ? 1 : 0) - chance) / tied;
      delta += (chance * (1 - chance)) / tied;
    }
    const gamma = Math.sqrt(variance) / c;
    return members.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma / c) ** 2 * gamma * delta, LEAST_KEPT)),
    }));
  });
}

/** The chance of each side to be the first, before they play; together 1. By the same model: the first choice from all. */
export function expectedResult(sides: readonly (readonly Rating[])[]): number[] {
  const { teams } = modelOf(sides);
  const all = teams.reduce((sum, { worth }) => sum + worth, 0);
  return teams.map(({ worth }) => worth / all);
}

function modelOf(sides: readonly (readonly Rating[])[]) {
  let [together, best] = [0, -Infinity];
  const sums = sides.map((members) => {
    let [mu, variance] = [0, 0];
    for (const one of members) {
      mu += one.mu;
      variance += one.sigma ** 2;
    }
    together += variance + BETA ** 2;
    best = Math.max(best, mu);
    return { members, mu, variance };
  });
  const c = Math.sqrt(together);
  // Only quotients of worths count: measured from the best side, none is too large for a number.
  return {
    c,
    teams: sums.map(({ members, mu, variance }) => ({ members, variance, worth: Math.exp((mu - best) / c) })),
  };
}

/** Points on screens for one of the model's, so that everybody begins at 1,000. */
const POINTS = 1_000 / START.mu;

/** A mean, a deviation or a difference as whole points. */
export const pointsOf = (value: number): number => Math.round(value * POINTS);

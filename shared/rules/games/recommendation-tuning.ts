/** How a Premium Plus owner wants to be recommended to. Each runs from -1 to 1; 0 leaves it to their own plays and ratings. */
export interface RecommendationTuning {
  /** -1 lighter, 1 heavier. */
  weight: number;
  /** -1 well known, 1 surprising. */
  surprise: number;
  /** -1 for two, 1 for many. */
  company: number;
}

/** Recommendations by plays and ratings alone. */
export const NO_TUNING: RecommendationTuning = { weight: 0, surprise: 0, company: 0 };

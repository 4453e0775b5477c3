/**
 * A Premium Plus owner's settings for recommendations. Each ranges from -1 to 1; 0 uses their plays and ratings only.
 */
export interface RecommendationTuning {
  /** -1 lighter, 1 heavier. */
  weight: number;
  /** -1 well known, 1 surprising. */
  surprise: number;
  /** -1 for two, 1 for many. */
  company: number;
}

/** No tuning: plays and ratings only. */
export const NO_TUNING: RecommendationTuning = { weight: 0, surprise: 0, company: 0 };

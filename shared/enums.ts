/** The enumerations of the specification, section 3. Tables, contracts, forms and filters all read them from here. */

export const CATEGORIES = [
  'family',
  'strategy',
  'party',
  'cooperative',
  'deck-building',
  'worker-placement',
  'abstract',
  'thematic',
  'euro',
  'war',
  'racing',
  'trivia',
  'word',
  'card',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS: Record<Category, string> = {
  family: 'Family',
  strategy: 'Strategy',
  party: 'Party',
  cooperative: 'Cooperative',
  'deck-building': 'Deck Building',
  'worker-placement': 'Worker Placement',
  abstract: 'Abstract',
  thematic: 'Thematic',
  euro: 'Euro',
  war: 'War',
  racing: 'Racing',
  trivia: 'Trivia',
  word: 'Word',
  card: 'Card',
};

/** In ascending order: sorting by difficulty follows this list. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
};

export const ACCOUNT_TYPES = ['individual', 'organization'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const EVENT_TYPES = ['game_night', 'tournament', 'casual', 'workshop'] as const;

export const EVENT_STATUSES = ['scheduled', 'cancelled'] as const;

export const ATTENDEE_STATUSES = ['invited', 'accepted', 'maybe', 'declined'] as const;

/** In ascending order: each plan includes what the one before it gives. */
export const PLANS = ['free', 'premium', 'premium_plus'] as const;
export type Plan = (typeof PLANS)[number];

/** How an import stands: a preview is stored and changes nothing until it is applied; an applied one can be undone. */
export const IMPORT_STATUSES = ['preview', 'applied', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const IMPORT_FORMATS = ['bgg_collection_csv'] as const;

/** What an import does with one row of its file. */
export const IMPORT_ACTIONS = ['add', 'change', 'same', 'skip'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

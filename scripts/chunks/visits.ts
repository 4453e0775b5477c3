import type { Entry } from './group-modules.ts';

/** The bundler's information about a module. */
interface KnownModule {
  id: string;
  /** Modules that import it on demand. */
  dynamicImporters: readonly string[];
}

/** A screen that is opened first more often than others, with what it shows first, and how much more it counts. */
interface FrequentVisit {
  page: string;
  part?: string;
  weight: number;
  isVisitor?: boolean;
  lean?: boolean;
}

export const FREQUENT: readonly FrequentVisit[] = [
  // New visitors load only this page.
  { page: 'home/home-page', weight: 4, isVisitor: true, lean: true },
  { page: 'home/home-page', part: 'home/owner-home/owner-home', weight: 4 },
  { page: 'collection/my-games-page', part: 'collection/my-games/components/games-panel', weight: 8 },
  { page: 'collection/my-games-page', part: 'plays/analytics/analytics-tab', weight: 3 },
  { page: 'evening/game-night-page', weight: 8 },
  { page: 'sharing/shared-collection-page', weight: 8, isVisitor: true },
  {
    page: 'sharing/shared-collection-page',
    part: 'sharing/shared-collection/shared-body',
    weight: 2,
    isVisitor: true,
  },
  { page: 'collection/game-page', weight: 4 },
  { page: 'collection/add-game-page', weight: 4 },
  { page: 'magic-picker/magic-picker-page', weight: 2 },
];
/** Screens of people without an account. */
const VISITORS = /\/(?:login|create-account|terms|privacy|score-pad)-page\.tsx$/;
/** Code that signed-in users load with every screen. */
const AROUND = /\/app\/signed-in-parts\.ts$/;
const PAGES = /\/app\/pages\.tsx$/;
/** Most visits load no lazy part, and a screen loads few of them together. */
const PIECE_WEIGHT = 0.015;

/**
 * Returns the starting points of loading: visits to screens with everything loaded first, and parts loaded on demand.
 */
export function visitsOf(modules: readonly KnownModule[]): Entry[] {
  const find = (suffix: string) => modules.filter(({ id }) => id.endsWith(suffix)).map(({ id }) => id);
  const around = modules.filter(({ id }) => AROUND.test(id)).map(({ id }) => id);
  const pages = modules.filter(({ dynamicImporters }) => dynamicImporters.some((one) => PAGES.test(one)));
  const frequent = FREQUENT.map(({ page, part, weight, isVisitor, lean = false }) => ({
    ids: [...find(`/src/${page}.tsx`), ...(part ? find(`/src/${part}.tsx`) : []), ...(isVisitor ? [] : around)],
    weight,
    lean,
  }));
  const named = new Set(frequent.flatMap(({ ids }) => ids));
  const others = pages.filter(({ id }) => !named.has(id));
  const pieces = modules.filter(
    (one) => one.dynamicImporters.length > 0 && !named.has(one.id) && !others.includes(one),
  );
  return [
    ...frequent,
    ...others.map(({ id }) => ({ ids: VISITORS.test(id) ? [id] : [id, ...around], weight: 1 })),
    ...pieces.map(({ id }) => ({ ids: [id], weight: PIECE_WEIGHT })),
  ];
}

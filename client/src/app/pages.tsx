import { type ComponentType, type ReactNode } from 'react';
import { lazy } from '#client/lib/suspense.tsx';
import { HeroSkeleton, PageSkeleton } from '#client/ui/states/page-skeleton.tsx';
import { t } from '#client/app/words/words.ts';

export interface Page {
  path: string;
  /** Title of the document; the product's name is appended. */
  title: string;
  Screen: ComponentType;
  /** Preloads the code of the screen. Fulfilled once it is there, or cannot be loaded. */
  preload: () => Promise<unknown>;
  /** Only for signed-in users. */
  guarded?: boolean;
  /** Edge to edge, without the usual padding. */
  bare?: boolean;
  /** Shown until the page's code is loaded. */
  skeleton: ReactNode;
}

/** @param preloadMore loads what the screen shows first besides itself */
function screen(
  load: () => Promise<ComponentType>,
  preloadMore?: () => Promise<unknown>,
): Pick<Page, 'Screen' | 'preload'> {
  const Screen = lazy(async () => ({ default: await load() }));
  // Ignores a failure: rendering the screen tries again.
  const preload = () => Promise.all([Screen.preload(), preloadMore?.()]).catch(() => undefined);
  return { Screen, preload };
}

const guarded = { guarded: true, skeleton: <PageSkeleton /> };

/** All screens, each loaded on first visit. */
export const PAGES: readonly Page[] = [
  {
    path: '/',
    title: t('Home'),
    ...screen(async () => (await import('#client/home/home-page.tsx')).HomePage),
    bare: true,
    skeleton: <HeroSkeleton />,
  },
  {
    path: '/login',
    title: t('Sign In'),
    ...screen(async () => (await import('#client/home/login-page.tsx')).LoginPage),
    skeleton: <PageSkeleton />,
  },
  {
    path: '/create-account',
    title: t('Create Your Account'),
    ...screen(async () => (await import('#client/accounts/create-account-page.tsx')).CreateAccountPage),
    skeleton: <PageSkeleton />,
  },
  {
    path: '/add-game',
    title: t('Add New Game'),
    ...screen(async () => (await import('#client/collection/add-game-page.tsx')).AddGamePage),
    ...guarded,
  },
  {
    path: '/my-games',
    title: t('My Games'),
    ...screen(
      async () => (await import('#client/collection/my-games-page.tsx')).MyGamesPage,
      async () => (await import('#client/collection/my-games-page.tsx')).preloadPanel(location.search),
    ),
    ...guarded,
  },
  {
    path: '/games/:id',
    title: t('Game'),
    ...screen(async () => (await import('#client/collection/game-page.tsx')).GamePage),
    ...guarded,
  },
  {
    path: '/shared-collections',
    title: t('Shared Collections'),
    ...screen(async () => (await import('#client/sharing/share-links-page.tsx')).ShareLinksPage),
    ...guarded,
  },
  {
    path: '/shared/:shareId',
    title: t('Shared Collection'),
    ...screen(async () => (await import('#client/sharing/shared-collection-page.tsx')).SharedCollectionPage),
    skeleton: <PageSkeleton />,
  },
  {
    path: '/table',
    title: t('Table Mode'),
    ...screen(async () => (await import('#client/score-pads/score-pads-page.tsx')).ScorePadsPage),
    skeleton: <PageSkeleton />,
  },
  {
    path: '/table/:code',
    title: t('Table'),
    ...screen(async () => (await import('#client/score-pads/score-pad-page.tsx')).ScorePadPage),
    bare: true,
    skeleton: <PageSkeleton />,
  },
  {
    path: '/plays',
    title: t('All Plays'),
    ...screen(async () => (await import('#client/plays/plays-page.tsx')).PlaysPage),
    ...guarded,
  },
  {
    path: '/story',
    title: t('Your Year in Games'),
    ...screen(async () => (await import('#client/stories/story-page.tsx')).StoryPage),
    ...guarded,
  },
  {
    path: '/challenges',
    title: t('Challenges'),
    ...screen(async () => (await import('#client/challenges/challenges-page.tsx')).ChallengesPage),
    ...guarded,
  },
  {
    path: '/challenges/:id',
    title: t('Challenge'),
    ...screen(async () => (await import('#client/challenges/challenge-page.tsx')).ChallengePage),
    ...guarded,
  },
  {
    path: '/played-games',
    title: t('Played Games'),
    ...screen(async () => (await import('#client/plays/played-games-page.tsx')).PlayedGamesPage),
    ...guarded,
  },
  {
    path: '/people',
    title: t('People'),
    ...screen(async () => (await import('#client/plays/people-page.tsx')).PeoplePage),
    ...guarded,
  },
  {
    path: '/people/:id',
    title: t('People'),
    ...screen(async () => (await import('#client/plays/person-page.tsx')).PersonPage),
    ...guarded,
  },
  {
    path: '/import',
    title: t('Import'),
    ...screen(async () => (await import('#client/transfer/import-page.tsx')).ImportPage),
    ...guarded,
  },
  {
    path: '/magic-picker',
    title: 'Magic Picker',
    ...screen(async () => (await import('#client/magic-picker/magic-picker-page.tsx')).MagicPickerPage),
    ...guarded,
  },
  {
    path: '/game-nights',
    title: t('Game Nights'),
    ...screen(async () => (await import('#client/nights/game-nights-page.tsx')).GameNightsPage),
    ...guarded,
  },
  {
    path: '/game-nights/:id',
    title: t('Game Night'),
    ...screen(async () => (await import('#client/evening/game-night-page.tsx')).GameNightPage),
    ...guarded,
  },
  {
    path: '/game-nights/:id/wrap-up',
    title: t('Wrap Up'),
    ...screen(async () => (await import('#client/nights/wrap-up-page.tsx')).WrapUpPage),
    ...guarded,
  },
  {
    path: '/score-sheets',
    title: t('Score Sheets'),
    ...screen(async () => (await import('#client/plays/score-sheets-page.tsx')).ScoreSheetsPage),
    ...guarded,
  },
  {
    path: '/groups',
    title: t('Groups'),
    ...screen(async () => (await import('#client/nights/groups-page.tsx')).GroupsPage),
    ...guarded,
  },
  {
    path: '/groups/:id',
    title: t('Group'),
    ...screen(async () => (await import('#client/nights/group-shelf-page.tsx')).GroupShelfPage),
    ...guarded,
  },
  {
    path: '/groups/:id/awards',
    title: t('Awards'),
    ...screen(async () => (await import('#client/awards/awards-page.tsx')).AwardsPage),
    ...guarded,
  },
  {
    path: '/groups/:id/ladder',
    title: t('Ladder'),
    ...screen(async () => (await import('#client/ladders/ladder-page.tsx')).LadderPage),
    ...guarded,
  },
  {
    path: '/premium',
    title: 'Premium',
    ...screen(async () => (await import('#client/plans/premium-page.tsx')).PremiumPage),
    ...guarded,
  },
  {
    path: '/terms',
    title: t('Terms of Service'),
    ...screen(async () => (await import('#client/accounts/terms-page.tsx')).TermsPage),
    skeleton: <PageSkeleton />,
  },
  {
    path: '/privacy',
    title: t('Privacy Policy'),
    ...screen(async () => (await import('#client/accounts/privacy-page.tsx')).PrivacyPage),
    skeleton: <PageSkeleton />,
  },
  {
    path: '/admin',
    title: t('Administration'),
    ...screen(async () => (await import('#client/admin/admin-page.tsx')).AdminPage),
    ...guarded,
  },
  {
    path: '/staff',
    title: t('Staff Picks'),
    ...screen(async () => (await import('#client/recommendations/staff-page.tsx')).StaffPage),
    ...guarded,
  },
  {
    path: '/profile',
    title: t('Profile'),
    ...screen(async () => (await import('#client/profile/profile-page.tsx')).ProfilePage),
    ...guarded,
  },
];

/** For all other paths. */
export const NOT_FOUND: Page = {
  path: '*',
  title: t('Page Not Found'),
  ...screen(async () => (await import('#client/ui/states/not-found-page.tsx')).NotFoundPage),
  skeleton: <PageSkeleton />,
};

import { chooseCards, showMore } from '#tests/support/browser/show-more.ts';
import type { Page } from 'playwright-core';
import { openByName, openImportThat } from '../screens/bgg-user-screens.ts';
import { billingScreens } from '../screens/billing-screens.ts';
import { guestDateScreens } from '../screens/guest-date-screens.ts';
import * as guest from '../screens/guest-screens.ts';
import {
  openAddChannel,
  openCalendarFeed,
  openChannelDeliveries,
  openChannels,
  openDeleteAccount,
  openEditProfile,
  openNotices,
  openOrganization,
  openProfile,
  openRestore,
} from '../screens/profile-screens.ts';
import { openFreePicks, openGenerated, openPick, openPicks, openStaff } from '../screens/recommendation-screens.ts';
import { TIERS } from '#shared/games/tier.ts';
import { gameNightScreens } from '../screens/game-night-screens.ts';
import {
  openEditedNight,
  openLockedTab,
  openNewNight,
  openInvalidNight,
  openNights,
  openNoNights,
  openPremiumEvents,
} from '../screens/night-list-screens.ts';
import { challengeScreens } from '../screens/challenge-screens.ts';
import { datePollScreens } from '../screens/date-poll-screens.ts';
import { deviceScreens } from '../screens/device-screens.ts';
import { emptyScreens } from '../screens/empty-screens.ts';
import { healthScreens } from '../screens/health-screens.ts';
import { gamePageScreens } from '../screens/game-page-screens.ts';
import { groupScreens } from '../screens/group-screens.ts';
import { organizationHostScreens } from '../screens/organization-host-screens.ts';
import { importScreens } from '../screens/import-screens.ts';
import { at } from './open-screen.ts';
import { scanScreens } from '../screens/scan-screens.ts';
import { wrapUpScreens } from '../screens/wrap-up-screens.ts';
import { nightTemplateScreens } from '../screens/night-template-screens.ts';
import { openMerge, openMerged, openPeople, openPerson, openTakenName } from '../screens/people-screens.ts';
import {
  openAccountMenuOnTrial,
  openPaidPlan,
  openPremium,
  openPremiumFree,
  openPremiumOnTrial,
  openProfileOnTrial,
} from '../screens/plan-screens.ts';
import { scoreSheetScreens } from '../screens/score-sheet-screens.ts';
import { sharingScreens } from '../screens/sharing-screens.ts';
import {
  openEditSession,
  openLogPlay,
  openLogPlayTyped,
  openNewPlay,
  openScoreboard,
  openMorePlayFields,
  openSharing,
} from '../screens/play-screens.ts';
import { signUpScreens } from '../screens/sign-up-screens.ts';
import { storyScreens } from '../screens/story-screens.ts';
import { tableScreens } from '../screens/score-pad-screens.ts';
import { tableToolScreens } from '../screens/table-tool-screens.ts';
import { voteScreens } from '../screens/vote-screens.ts';
import type { Screen } from './screen.ts';
import { waitForStablePage } from './stable-page.ts';

/** Home with its pictures, which are lazy-loaded otherwise. */
const withPictures = (heading: string | RegExp) => async (page: Page, origin: string) => {
  await at('/', heading)(page, origin);
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
};

const openHome = withPictures('Your Ultimate Board Game Companion');
const openHomeSignedIn = withPictures(/^Welcome back/);

/** Two played games are on no list; one of them is selected. */
async function openPlayedGames(page: Page, origin: string): Promise<void> {
  for (const [gameTitle, other] of [
    ['Nemesis', 'Ben'],
    ['Frosthaven', 'Ben'],
    ['Frosthaven', 'Cem'],
  ]) {
    const data = { gameTitle, players: JSON.stringify(['Ana', other]), scores: '[null,null]' };
    await page.request.post(`${origin}/api/game-sessions`, { data, headers: { Origin: origin } });
  }
  await at('/played-games', /which games do you own/i)(page, origin);
  await page.getByRole('checkbox', { name: 'Nemesis' }).check();
}

async function openTitleList(page: Page, origin: string): Promise<void> {
  await at('/add-game?tab=manual', 'Add New Game')(page, origin);
  await page.getByRole('combobox', { name: 'Game Title' }).pressSequentially('carcasonne');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

async function openRemoveDialog(page: Page, origin: string): Promise<void> {
  await at('/my-games', 'My Game Collection')(page, origin);
  await chooseCards(page);
  await page.reload();
  await showMore(page);
  await page
    .getByRole('button', { name: /^Remove Game/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
}

async function openExpansions(page: Page, origin: string): Promise<void> {
  await chooseCards(page);
  await at('/my-games?q=carcassonne', 'My Game Collection')(page, origin);
  await page.getByRole('button', { name: '2 expansions' }).click();
  await page.getByRole('dialog').waitFor();
}

async function openEditGame(page: Page, origin: string): Promise<void> {
  await openExpansions(page, origin);
  await page
    .getByRole('button', { name: /^Edit Carcassonne/ })
    .first()
    .click();
  await page.getByLabel('Base Game').waitFor();
}

async function openSignIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/api/auth/rollcall`);
  await page.locator('input[name=email]').waitFor();
}

async function openCode(page: Page, origin: string): Promise<void> {
  await openSignIn(page, origin);
  await page.locator('input[name=email]').fill(`${crypto.randomUUID()}@example.org`);
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').waitFor();
}

/** All screens, for pictures and the accessibility check. */
export const screens: readonly Screen[] = [
  { name: 'home', signedIn: false, open: openHome },
  { name: 'home-signed-in', signedIn: true, open: openHomeSignedIn },
  { name: 'terms', signedIn: false, open: at('/terms', 'Terms of Service') },
  { name: 'privacy', signedIn: false, open: at('/privacy', 'Privacy Policy') },
  { name: 'login', signedIn: false, open: at('/login?error=sign_in_failed', /./) },
  { name: 'sign-in-email', signedIn: false, open: openSignIn },
  { name: 'sign-in-code', signedIn: false, open: openCode },
  { name: 'create-account', signedIn: false, open: at('/create-account', 'Create Your Account') },
  ...signUpScreens,
  { name: 'authentication-required', signedIn: false, open: at('/my-games', 'Authentication Required') },
  { name: 'not-found', signedIn: false, open: at('/nowhere', 'Page Not Found') },
  { name: 'outbox', signedIn: false, open: at('/dev/outbox', /./) },
  { name: 'api-docs', signedIn: false, alike: 'section', open: at('/api/docs', 'Rollcall API') },
  { name: 'my-games', signedIn: true, long: true, open: at('/my-games', 'My Game Collection') },
  { name: 'wishlist', signedIn: true, open: at('/my-games?tab=wishlist', 'My Game Collection') },
  { name: 'no-match', signedIn: true, open: at('/my-games?q=nothing-like-this', 'No games match your search') },
  { name: 'analytics', signedIn: true, open: at('/my-games?tab=analytics', 'Recent Game Sessions') },
  { name: 'plays', signedIn: true, long: true, open: at('/plays', 'All Plays') },
  { name: 'plays-no-match', signedIn: true, open: at('/plays?q=nothing-like-this', 'No plays match your search') },
  ...storyScreens,
  { name: 'people', signedIn: true, open: openPeople },
  { name: 'person-written-twice', signedIn: true, open: openMerged },
  { name: 'rename-person', signedIn: true, open: openTakenName },
  { name: 'person', signedIn: true, open: openPerson },
  { name: 'merge-people', signedIn: true, open: openMerge },
  { name: 'no-such-person', signedIn: true, open: at('/people/999999999', 'Nobody at This Address') },
  { name: 'recommendations', signedIn: true, open: openPicks },
  { name: 'recommendations-free', signedIn: true, open: openFreePicks },
  { name: 'recommendations-ai', signedIn: true, open: openGenerated },
  { name: 'staff', signedIn: true, open: openStaff },
  { name: 'staff-pick', signedIn: true, open: openPick },
  { name: 'admin', signedIn: true, long: true, open: at('/admin', 'Administration') },
  { name: 'admin-people', signedIn: true, open: at('/admin?tab=people', 'Administration') },
  { name: 'remove-game', signedIn: true, open: openRemoveDialog },
  { name: 'scoreboard', signedIn: true, long: true, open: openScoreboard },
  { name: 'record-session', signedIn: true, long: true, open: openNewPlay },
  { name: 'record-session-more', signedIn: true, long: true, open: openMorePlayFields },
  { name: 'edit-session', signedIn: true, long: true, open: openEditSession },
  { name: 'log-play', signedIn: true, long: true, open: openLogPlay },
  { name: 'log-play-typed', signedIn: true, long: true, open: openLogPlayTyped },
  ...TIERS.map((tier) => ({
    name: `share-${tier.name.toLowerCase()}`,
    signedIn: true,
    long: true,
    open: openSharing(tier),
  })),
  { name: 'expansions', signedIn: true, open: openExpansions },
  { name: 'edit-game', signedIn: true, open: openEditGame },
  { name: 'my-expansions', signedIn: true, open: at('/my-games?expansions=only', 'My Game Collection') },
  { name: 'add-game', signedIn: true, long: true, open: at('/add-game', 'Carcassonne') },
  { name: 'add-game-no-match', signedIn: true, open: at('/add-game?q=nothing-like-this', 'No games found') },
  { name: 'add-game-url', signedIn: true, open: at('/add-game?tab=url', 'Add New Game') },
  { name: 'add-game-manual', signedIn: true, open: at('/add-game?tab=manual', 'Add New Game') },
  { name: 'add-game-title-list', signedIn: true, open: openTitleList },
  ...importScreens,
  { name: 'played-games', signedIn: true, open: openPlayedGames },
  { name: 'import-by-name', signedIn: true, open: openByName },
  { name: 'import-waiting', busy: true, signedIn: true, open: openImportThat({ progress: { done: 0, total: 0 } }) },
  { name: 'import-reading', signedIn: true, open: openImportThat({ progress: { done: 80, total: 214 } }) },
  { name: 'import-unread', signedIn: true, open: openImportThat({ failure: 'no_such_user' }) },
  { name: 'calendar-feed', signedIn: true, open: openCalendarFeed },
  { name: 'notices', signedIn: true, open: openNotices },
  { name: 'channels', signedIn: true, open: openChannels },
  { name: 'channel-add', signedIn: true, open: openAddChannel },
  { name: 'channel-deliveries', signedIn: true, open: openChannelDeliveries },
  { name: 'import-account', signedIn: true, open: openRestore },
  { name: 'profile', signedIn: true, open: openProfile },
  { name: 'profile-edit', signedIn: true, open: openEditProfile },
  { name: 'profile-organization', signedIn: true, open: openOrganization },
  { name: 'profile-delete', signedIn: true, open: openDeleteAccount },
  { name: 'goodbye', signedIn: false, open: at('/?account=deleted', 'Your Ultimate Board Game Companion') },
  { name: 'magic-picker', signedIn: true, open: at('/magic-picker', 'Smart Filters') },
  { name: 'magic-picker-result', signedIn: true, open: openPicked },
  { name: 'magic-picker-none', signedIn: true, open: openNoPick },
  { name: 'game-nights', signedIn: true, open: openNights },
  { name: 'game-nights-none', signedIn: true, open: openNoNights },
  { name: 'game-nights-locked', signedIn: true, open: openLockedTab },
  { name: 'premium-events', signedIn: true, open: openPremiumEvents },
  { name: 'create-night', signedIn: true, long: true, open: openNewNight },
  { name: 'create-night-errors', signedIn: true, long: true, open: openInvalidNight },
  { name: 'edit-night', signedIn: true, long: true, open: openEditedNight },
  { name: 'guest-invited', signedIn: true, open: guest.openInvited },
  { name: 'guest-accepted', signedIn: true, open: guest.openAccepted },
  { name: 'guest-moved', signedIn: true, open: guest.openMoved },
  { name: 'night-moved', signedIn: true, open: guest.openMovedForHost },
  { name: 'guest-waitlisted', signedIn: true, open: guest.openWaitlisted },
  { name: 'guest-seat-offered', signedIn: true, open: guest.openSeatOffered },
  { name: 'guest-cancelled', signedIn: true, open: guest.openCancelled },
  { name: 'guest-errors', signedIn: true, open: guest.openInvalidAnswer },
  { name: 'guest-told', signedIn: true, open: guest.openTold },
  { name: 'guest-stopped', signedIn: true, open: guest.openStopped },
  { name: 'guest-join', signedIn: true, open: guest.openJoin },
  { name: 'guest-joined', signedIn: true, open: guest.openJoined },
  { name: 'guest-join-mailed', signedIn: true, open: guest.openJoinMailed },
  ...guestDateScreens,
  { name: 'guest-no-such-link', signedIn: false, open: guest.openNoSuchLink },
  { name: 'premium', signedIn: true, open: openPremium },
  { name: 'premium-free', signedIn: true, open: openPremiumFree },
  { name: 'premium-trial', signedIn: true, open: openPremiumOnTrial },
  { name: 'premium-choose', signedIn: true, long: true, open: openPaidPlan },
  { name: 'account-menu-trial', signedIn: true, long: true, open: openAccountMenuOnTrial },
  { name: 'profile-trial', signedIn: true, open: openProfileOnTrial },
  ...billingScreens,
  ...gameNightScreens,
  ...datePollScreens,
  ...nightTemplateScreens,
  ...voteScreens,
  ...wrapUpScreens,
  ...sharingScreens,
  ...groupScreens,
  ...tableScreens,
  ...challengeScreens,
  ...scoreSheetScreens,
  ...tableToolScreens,
  ...organizationHostScreens,
  ...deviceScreens,
  ...gamePageScreens,
  ...healthScreens,
  ...emptyScreens,
  ...scanScreens,
];

async function openPicked(page: Page, origin: string): Promise<void> {
  await at('/magic-picker?players=4&mood=social', 'Magic Picker')(page, origin);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await page.getByRole('heading', { name: 'Perfect Match Found!' }).waitFor();
  await waitForStablePage(page);
}

async function openNoPick(page: Page, origin: string): Promise<void> {
  await at('/magic-picker?category=trivia&difficulty=expert', 'Magic Picker')(page, origin);
  await page.getByRole('button', { name: 'Pick My Game!' }).click();
  await page.getByRole('heading', { name: 'No games match your criteria' }).waitFor();
}

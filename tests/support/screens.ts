import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  signedIn: boolean;
  /** Longer than a picture of the whole page should be. */
  long?: boolean;
  /** Brings the page to the screen, settled. */
  open: (page: Page, origin: string) => Promise<void>;
}

const at =
  (path: string, heading: string | RegExp) =>
  async (page: Page, origin: string): Promise<void> => {
    await page.goto(origin + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
  };

const EXPORT = [
  'objectname,objectid,own,wishlist,rating,numplays,minplayers,maxplayers,playingtime,avgweight,itemtype,comment,prevowned',
  'Great Western Trail,193738,1,0,9,14,2,4,150,3.7,standalone,"Cows, trains, and never enough time",0',
  'Calico,283155,1,0,7.5,3,1,4,45,2.18,standalone,,0',
  'Heat: Pedal to the Metal,366013,0,1,0,0,1,6,60,2.2,standalone,,0',
  'Wingspan: Oceania Expansion,300580,1,0,8,5,1,5,70,2.4,expansion,,0',
  'Sold Long Ago,1,0,0,5,3,2,4,60,2,standalone,,1',
  'Cut short,2,1',
].join('\n');

async function openPreview(page: Page, origin: string): Promise<void> {
  await at('/import', /import/i)(page, origin);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'collection.csv', mimeType: 'text/csv', buffer: Buffer.from(EXPORT) });
  await page.getByRole('button', { name: /^Import [\d,]+ games?/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function openRemoveDialog(page: Page, origin: string): Promise<void> {
  await at('/my-games', 'My Game Collection')(page, origin);
  await page
    .getByRole('button', { name: /^Remove Game/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
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

/** Every screen there is: for the pictures and for the accessibility check. */
export const screens: readonly Screen[] = [
  { name: 'home', signedIn: false, open: at('/', 'Your Ultimate Board Game Companion') },
  { name: 'login', signedIn: false, open: at('/login?error=sign_in_failed', /./) },
  { name: 'sign-in-email', signedIn: false, open: openSignIn },
  { name: 'sign-in-code', signedIn: false, open: openCode },
  { name: 'create-account', signedIn: false, open: at('/create-account', 'Create Your Account') },
  { name: 'authentication-required', signedIn: false, open: at('/my-games', 'Authentication Required') },
  { name: 'not-found', signedIn: false, open: at('/nowhere', 'Page Not Found') },
  { name: 'outbox', signedIn: false, open: at('/dev/outbox', /./) },
  { name: 'api-docs', signedIn: false, open: at('/api/docs', 'Rollcall API') },
  { name: 'my-games', signedIn: true, long: true, open: at('/my-games', 'My Game Collection') },
  { name: 'wishlist', signedIn: true, open: at('/my-games?tab=wishlist', 'My Game Collection') },
  { name: 'no-match', signedIn: true, open: at('/my-games?q=nothing-like-this', 'No games match your search') },
  { name: 'analytics', signedIn: true, open: at('/my-games?tab=analytics', 'My Game Collection') },
  { name: 'recommendations', signedIn: true, open: at('/my-games?tab=recommendations', 'My Game Collection') },
  { name: 'remove-game', signedIn: true, open: openRemoveDialog },
  { name: 'add-game', signedIn: true, long: true, open: at('/add-game', 'Carcassonne') },
  { name: 'add-game-no-match', signedIn: true, open: at('/add-game?q=nothing-like-this', 'No games found') },
  { name: 'add-game-url', signedIn: true, open: at('/add-game?tab=url', 'Add New Game') },
  { name: 'add-game-manual', signedIn: true, open: at('/add-game?tab=manual', 'Add New Game') },
  { name: 'import', signedIn: true, open: at('/import', /import/i) },
  { name: 'import-preview', signedIn: true, open: openPreview },
  { name: 'profile', signedIn: true, open: at('/profile', /./) },
  { name: 'magic-picker', signedIn: true, open: at('/magic-picker', /./) },
  { name: 'game-nights', signedIn: true, open: at('/game-nights', /./) },
  { name: 'premium', signedIn: true, open: at('/premium', /./) },
];

import type { Page } from 'playwright-core';
import { at } from './open-screen.ts';

/** Home with its pictures, which are lazy-loaded otherwise. */
const withPictures = (heading: string | RegExp) => async (page: Page, origin: string) => {
  await at('/', heading)(page, origin);
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
};

export const openHome = withPictures('Your Ultimate Board Game Companion');
export const openHomeSignedIn = withPictures(/^Welcome back/);

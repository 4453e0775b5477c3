import type { CDPSession, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';
import { beginTable, openFromMenu } from '#tests/support/at-the-table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open(PHONE);
  await beginTable(page, demo.origin, ['Ana', 'Ben', 'Cleo']);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const fromMenu = (entry: string) => openFromMenu(page, entry);
const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: [number, number][]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });

test('three fingers are held on the screen, one is drawn, and whose it is begins', { tags: ['rare'] }, async () => {
  await fromMenu('Who Begins?');
  await page.getByText('Everybody puts one finger here').waitFor();
  const cdp = await page.context().newCDPSession(page);
  await touch(cdp, 'touchStart', [90, 250]);
  await page.getByText('One finger. Who else?').waitFor();
  await touch(cdp, 'touchStart', [90, 250], [300, 260]);
  await page.getByText('2 fingers. Hold still...').waitFor();
  await touch(cdp, 'touchStart', [90, 250], [300, 260], [200, 480]);
  await page.getByText('3 fingers. Hold still...').waitFor();
  await touch(cdp, 'touchMove', [92, 252], [300, 260], [200, 480]);

  const result = page.getByRole('heading', { name: /^Finger [1-3] begins$/ });
  await result.waitFor();
  const [, finger] = /(\d)/.exec(await result.innerText()) ?? [];
  const seed = /Drawn ([0-9A-F]{4})/.exec(await page.getByText(/^Drawn/).innerText())?.[1] ?? '';
  expect(Number.parseInt(seed, 16) % 3).toBe(Number(finger) - 1);
  await touch(cdp, 'touchEnd');
  expect(await page.locator('.finger').count()).toBe(3);
  expect(await page.locator('.finger[data-state=chosen]').innerText()).toBe(finger);

  await button('Ben').click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await fromMenu('History');
  await page
    .getByText(/Ben.*begin/)
    .first()
    .waitFor();
});

test('fingers that are lifted too early draw nothing', { tags: ['rare'] }, async () => {
  await page.clock.install();
  await fromMenu('Who Begins?');
  await page.getByText('Everybody puts one finger here').waitFor();
  const cdp = await page.context().newCDPSession(page);
  await touch(cdp, 'touchStart', [90, 250]);
  await page.getByText('One finger. Who else?').waitFor();
  await touch(cdp, 'touchStart', [90, 250], [300, 260]);
  await touch(cdp, 'touchEnd');
  await page.getByText('Everybody puts one finger here').waitFor();
  await page.clock.runFor(5000);
  expect(await page.getByRole('heading', { name: /begins$/ }).count()).toBe(0);
});

test('without fingers a name is drawn, or an order, and said', async () => {
  await fromMenu('Who Begins?');
  await button('Draw the Order').press('Enter');
  await page.getByRole('heading', { name: 'In this order' }).waitFor();
  const order = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  expect(order.toSorted()).toEqual(['Ana', 'Ben', 'Cleo']);
  await page.getByText(`The order is ${order.join(', ')}.`).waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('In this order');
  await page.keyboard.press('Escape');

  await fromMenu('Who Begins?');
  await button('Draw by Name').press('Enter');
  await page.getByRole('heading', { name: /^(Ana|Ben|Cleo) begins$/ }).waitFor();
  await button(/^(Ana|Ben|Cleo) Begins$/).press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('the clock counts on while its sheet is closed and the page is loaded anew', { tags: ['rare'] }, async () => {
  const startedAt = Date.now();
  const after = (seconds: number) => page.clock.setFixedTime(startedAt + seconds * 1000);
  const timer = () => page.getByRole('timer').innerText();
  await after(0);
  await fromMenu('Timer');
  await page.getByRole('radio', { name: '1 min' }).check();
  await button(/^Ana/).click();
  await after(20);
  await expect.poll(timer).toBe('0:40');
  await button(/^Ben/).click();
  await after(30);
  await expect.poll(timer).toBe('0:50');
  await page.keyboard.press('Escape');
  await after(35);
  await page.reload();
  await fromMenu('Timer');
  await expect.poll(timer).toBe('0:45');
  await button(/^Ana\s*0:20$/).waitFor();
  await after(85);
  await page.getByText('Time is up').waitFor();
  await expect.poll(timer).toBe('−0:05');
  await button('Pause').click();
  await after(145);
  await expect.poll(timer).toBe('−0:05');
});

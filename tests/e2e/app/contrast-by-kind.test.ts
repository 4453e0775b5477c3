import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { contrastByKind } from '#tests/support/browser/contrast-by-kind.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS = { resultTypes: ['violations'], preload: false, runOnly: ['color-contrast'] };
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title><body style="background: #111; color: #eee">
    ${'<p>As it should be</p>'.repeat(60)}
    <p style="color: #333" id="faint">Faint</p>
    <div style="background: #ddd"><p id="pale">Pale on pale</p></div>
    <div style="opacity: 0.2"><p id="faded">Faded</p></div>
    <button disabled style="color: #222; background: #111">Off</button>
    <button style="color: #222; background: #111" id="on">On</button>
    <p style="color: #333; position: absolute; width: 1px; height: 1px; overflow: hidden">For screen readers</p>`);
  await page.evaluate(axe);
});
afterAll(() => browser.close());

async function lowContrast(): Promise<string[] | null> {
  const result = await page.evaluate(contrastByKind, OPTIONS);
  const { violations } = (result ?? {}) as { violations?: { nodes: { target: string[] }[] }[] };
  return violations?.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' '))).toSorted() ?? null;
}

test('low contrast is found for each kind of text, by its colour, its background or its opacity', async () => {
  expect(await lowContrast()).toEqual(['#faded', '#faint', '#on', '#pale']);
});

test('a kind of text that was checked is not checked again, but a new one is', async () => {
  expect(await lowContrast()).toBeNull();
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p id="late" style="color: #444">Late</p>'));
  expect(await lowContrast()).toEqual(['#late']);
});

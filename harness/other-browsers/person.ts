import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Element, Window } from './other-browser.ts';

const PATIENCE = { timeout: 30_000, interval: 100 };

/** A user of a window: finds elements by visible text, presses and types. */
export interface Person {
  window: Window;
  goto: (address: string) => Promise<void>;
  /** Waits until text is visible on the page. */
  sees: (words: string) => Promise<void>;
  /** Presses the first visible element of a selector with this text or label. */
  presses: (selector: string, words?: string) => Promise<void>;
  /** Replaces the text of the first visible field with a label. */
  types: (label: string, text: string, enter?: 'Enter') => Promise<void>;
  /** Path and query of the page. */
  path: () => Promise<string>;
  /** Saves a screenshot in test-results/. */
  keep: (name: string) => Promise<void>;
  /** Waits until the path matches. */
  isAt: (path: RegExp) => Promise<string>;
}

export function personAt(window: Window): Person {
  /** Waits for an element and uses it; retries if the page was rendered again meanwhile. */
  const withElement = async (expression: string, what: (element: Element) => Promise<void>): Promise<void> => {
    await expect
      .poll(async () => {
        const element = await window.element(expression).catch(() => null);
        if (!element) return `nothing like ${expression}`;
        await window.run(atRest(expression));
        return what(element).then(
          () => 'done',
          (error: unknown) => String(error),
        );
      }, PATIENCE)
      .toBe('done');
  };
  const path = async () => String(await window.run('location.pathname + location.search'));
  return {
    window,
    goto: (address) => window.goto(address),
    sees: async (words) => {
      await expect.poll(() => window.run('document.body?.innerText ?? ""').catch(() => ''), PATIENCE).toContain(words);
    },
    presses: (selector, words = '') => withElement(shown(selector, words), (element) => element.click()),
    types: (label, text, enter) =>
      withElement(shown('input, textarea', label), async (element) => {
        await window.run(`(${shown('input, textarea', label)}).select()`);
        await element.type(text);
        if (enter) await element.press(enter);
      }),
    path,
    keep: async (name) => {
      await mkdir('test-results', { recursive: true });
      const picture = await window.screenshot().catch(() => null);
      if (picture) await writeFile(join('test-results', `${name.replaceAll(/\W+/g, '-').slice(0, 120)}.png`), picture);
    },
    isAt: async (wanted) => {
      await expect.poll(() => path().catch(() => ''), PATIENCE).toMatch(wanted);
      return path();
    },
  };
}

/** An expression for the first visible element of a selector whose label or text starts with words. */
const shown = (selector: string, words: string): string =>
  `([...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' &&
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '').trim().startsWith(${JSON.stringify(words)})) ?? null)`;

/** An expression that scrolls an element to where no bar covers it, and settles once a frame has not moved it: dialogs slide in. */
const atRest = (expression: string): string =>
  `new Promise((settle) => {
    const element = ${expression};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const look = (before) => requestAnimationFrame(() => {
      const { x, y } = element.getBoundingClientRect();
      if (x + ' ' + y === before) settle(null); else look(x + ' ' + y);
    });
    look('');
  })`;

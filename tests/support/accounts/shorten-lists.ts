import type { Page } from 'playwright-core';

/** Gives only the first entries of a list that the server answers with, and of those of `part` if the answer has parts. */
export const shortenList = (page: Page, path: string | RegExp, length: number, part?: string) =>
  page.route(
    ({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)),
    async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const answer: unknown = await response.json();
      const cut = (list: unknown) => (list as unknown[]).slice(0, length);
      const json = part === undefined ? cut(answer) : cutPart(answer as Record<string, unknown>, part, cut);
      await route.fulfill({ response, json });
    },
  );

const cutPart = (answer: Record<string, unknown>, part: string, cut: (list: unknown) => unknown[]) => ({
  ...answer,
  [part]: cut(answer[part]),
});

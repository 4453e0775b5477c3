import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

/** Just under what a page may have. */
const LARGE = 3_100_000;
const ACCOUNTS = 20;
const PAGES_EACH = 20;

/** Many accounts import large pages that never end, each as often as the rate limit allows. */
export const heldPages: Attack = {
  name: 'held-pages',
  attacker: 'free account',
  isLong: true,
  async prepare(testbed) {
    const url = testbed.pages.putUnended(`<title>Azul</title>${' '.repeat(LARGE)}`);
    return async (signal) => {
      const answers = new Answers();
      const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => testbed.account('free')));
      const imports = accounts.flatMap(({ cookie }) =>
        Array.from({ length: PAGES_EACH }, async () => {
          const options = { method: 'POST', path: '/api/games/scrape', cookie, json: { url }, signal };
          answers.count('a held page', await send(testbed.origin(), options));
        }),
      );
      await Promise.all(imports);
      return answers.outcome;
    };
  },
};

import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

const LARGE = 2_900_000;
const script = (json: string) => `<title>Azul</title><script type="application/ld+json">${json}</script>`;

/** Pages that take naive parsers very long. */
const PAGES: readonly string[] = [
  // 138 bytes: an unclosed string, on which a backtracking regular expression tries every division.
  ...[28, 40, 60].map((letters) => script(`{"@type":"Game","name":"${'a'.repeat(letters)},}`)),
  script(`{"name":"${'\\'.repeat(50_000)}`),
  script(`{"a":[${'['.repeat(LARGE)}`),
  script(`{${'"'.repeat(LARGE)}`),
  script(`{"a":1${','.repeat(LARGE)}}`),
  script(`{"a":1,${' '.repeat(LARGE)}`),
  Array.from({ length: 30_000 }, () => '<script type="application/ld+json">{"a":[1,}</script>').join(''),
  '<div>'.repeat(LARGE / 5),
  `<title>${' '.repeat(LARGE)}x</title>`,
  `<title>Azul</title><p>${'2-'.repeat(LARGE / 2)}</p>`,
  `<title>Azul</title><p>${'1'.repeat(LARGE)} players</p>`,
  `<meta property="og:title" content="${'&amp;'.repeat(LARGE / 5)}">`,
  `<!--${'<!--'.repeat(LARGE / 4)}`,
  `<title>${'Azul | '.repeat(LARGE / 7)}</title>`,
];

export const slowPages: Attack = {
  name: 'slow-pages',
  attacker: 'free account',
  async prepare(testbed) {
    const urls = PAGES.map((html) => testbed.pages.put(html));
    return async (signal) => {
      const answers = new Answers();
      // A new account each time, because the number of pages an hour is limited for each account.
      const { cookie } = await testbed.account('free');
      for (const url of urls) {
        if (signal.aborted) break;
        const answer = await send(testbed.origin(), {
          method: 'POST',
          path: '/api/games/scrape',
          cookie,
          json: { url },
          signal,
        });
        answers.count('a page', answer);
      }
      return answers.outcome;
    };
  },
};

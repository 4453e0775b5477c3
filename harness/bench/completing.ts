import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { makeOwnerWith } from './make-owner.ts';
import { memoryOf, type ServerUnderTest } from './server-under-test.ts';

const QUERIES = 1000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Completing titles over HTTP, signed in, one request after the other: every second text has a typo. */
export async function benchCompleting(stage: ServerUnderTest) {
  const { cookie } = await makeOwnerWith(stage, 0);
  const queries = await typedQueries();
  await askAll(stage, cookie, queries.slice(0, 200));
  const rows = {
    'nothing typed, so nothing searched': await askAll(
      stage,
      cookie,
      queries.map(() => ''),
    ),
    'beginnings of titles': await askAll(stage, cookie, queries),
  };
  const memory = Math.round(await memoryOf(stage.server));
  return {
    [`Completing ${queries.length} titles, as a browser waits for it; memory of the server ${memory} MB`]: rows,
  };
}

async function askAll(stage: ServerUnderTest, cookie: string, queries: readonly string[]) {
  const took: number[] = [];
  let answered = 0;
  for (const query of queries) {
    const started = performance.now();
    const response = await fetch(`${stage.origin}/api/titles?${new URLSearchParams({ q: query })}`, {
      headers: { cookie },
    });
    const matches = (await response.json()) as unknown[];
    took.push(performance.now() - started);
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    if (matches.length > 0) answered += 1;
  }
  took.sort((a, b) => a - b);
  return { 'with matches': answered, 'p50 ms': at(took, 0.5), 'p95 ms': at(took, 0.95), 'p99 ms': at(took, 0.99) };
}

/** Beginnings of titles, half of them of the 2,000 best known; the same in every run. */
async function typedQueries(): Promise<string[]> {
  const [known = [], others = []] = await Promise.all(['catalogue', 'titles'].map(titlesOf));
  const below = numbers();
  return Array.from({ length: QUERIES }, (_, n) => {
    const list = below(2) === 0 ? known : others;
    const title = (list[below(list.length)] ?? '').toLowerCase();
    const typed = title.slice(0, 1 + below(Math.min(title.length, 20)));
    return n % 2 === 1 && typed.length > 2 ? mistype(typed, below) : typed;
  });
}

async function titlesOf(name: string): Promise<string[]> {
  const rows = parse<{ title: string }>(await readFile(`data/${name}.csv`), { columns: true, bom: true });
  return rows.map(({ title }) => title);
}

function mistype(text: string, below: (limit: number) => number): string {
  const place = below(text.length - 1);
  const [before, here, next, after] = [text.slice(0, place), text[place], text[place + 1], text.slice(place + 2)];
  const other = LETTERS[below(LETTERS.length)];
  const typos = [
    `${before}${other}${next}${after}`,
    `${before}${next}${after}`,
    `${before}${here}${other}${next}${after}`,
    `${before}${next}${here}${after}`,
  ];
  return typos[below(typos.length)] ?? text;
}

/** Whole numbers below a limit, as if by chance. */
function numbers(): (limit: number) => number {
  let state = 20_261_121;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;

import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const lineOf = (text: string, words: string) => text.split('\n').findIndex((line) => line.includes(words));

test.each([
  ['server/platform/http/bodies/cached-response.ts', 'function cacheResponse('],
  ['server/main.ts', 'async function main('],
  ['shared/refusals.ts', 'mail_unreachable: ['],
])('the source map of the built server maps a position to its line in %s', (source, words) => {
  const built = read('dist/server/main.js');
  const map = new SourceMap(JSON.parse(read('dist/server/main.js.map')) as SourceMapPayload);
  const line = lineOf(built, words);
  expect(line).toBeGreaterThan(0);
  const column = built.split('\n')[line]?.indexOf(words) ?? 0;
  const found = map.findEntry(line, column);
  expect(found).toMatchObject({
    originalSource: expect.stringMatching(new RegExp(`${source}$`)),
    originalLine: lineOf(read(source), words),
  });
});

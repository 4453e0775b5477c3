import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toldText } from '#shared/notices/told-text.ts';
import { zoneDifferenceText } from '#shared/time/zone-difference.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { inLanguage } from '#server/platform/words/language.ts';
import { wordsForScripts } from './words-for-scripts.ts';

const FOLDER = 'client/src/guests';
const SAID = /\bt\(\s*'([^']+)'/g;

/** What the scripts say by their `t`, and what shared sentences say by it. */
function saidByScripts(): string[] {
  const sources = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const said = sources.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(SAID)].map(([, sentence = '']) => sentence),
  );
  const note = (sentence: string) => {
    said.push(sentence);
    return sentence;
  };
  for (const devices of [1, 2])
    for (const [isMailed, areMailedToo] of [
      [false, false],
      [true, false],
      [true, true],
    ] as const)
      toldText(devices, isMailed, areMailedToo, note);
  const [summer, winter] = [new Date('2026-07-01'), new Date('2026-12-01')];
  zoneDifferenceText([winter], 'Europe/London', 'Europe/Berlin', note);
  zoneDifferenceText([winter], 'Europe/Berlin', 'Europe/London', note);
  zoneDifferenceText([summer, winter], 'Asia/Tokyo', 'Europe/Berlin', note);
  return [...new Set(said)].toSorted();
}

const wordsOf = (html: string | undefined): Record<string, string> =>
  JSON.parse((/data-words="([^"]*)"/.exec(html ?? '')?.[1] ?? '{}').replaceAll('&quot;', '"')) as Record<
    string,
    string
  >;

/** Every element for which a script writes something. */
const ALL = markup`<form id="answer"><p class="copy"></p><p class="stepper"></p><time datetime="" data-zone="UTC"></time>
<p id="count"></p><p id="zone"></p><section id="notices" data-key="" data-mailed></section></form>`;
/** Without mails, devices are told in other words. */
const UNMAILED = markup`<section id="notices"></section>`;

test('an English page brings no words, as the scripts have them', () => {
  expect(wordsForScripts(ALL)).toBeNull();
});

test.each(['de', 'fr', 'es'] as const)('a page in %s brings each sentence of its scripts', (language) => {
  const words = inLanguage(language, () =>
    Object.assign({}, ...[ALL, UNMAILED].map((page) => wordsOf(wordsForScripts(page)?.html))),
  ) as Record<string, string>;
  expect(Object.keys(words).toSorted()).toEqual(saidByScripts());
  expect(Object.entries(words).filter(([sentence, text]) => sentence === text && !text.includes('UTC'))).toEqual([]);
});

test('a page without their elements brings none', () => {
  const brief = markup`<form id="answer"><p id="zone" data-brief></p></form>`;
  const of = (page: Markup) => inLanguage('de', () => Object.keys(wordsOf(wordsForScripts(page)?.html)));
  expect(of(markup`<h1>Hallo</h1>`)).toEqual([]);
  expect(of(brief)).toContain('All in {city} time');
  expect(of(brief)).not.toContain('Your time, {city}.');
});

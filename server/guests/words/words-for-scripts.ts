import { type Markup, markup } from '#server/platform/http/markup.ts';
import { language } from '#server/platform/words/language.ts';
import { known, type t } from './words.ts';

type Message = Parameters<typeof t>[0];

type Part = (text: string) => boolean;

/** What the scripts write on a page that has such a part; they fill values in themselves. */
const WORDS: readonly (readonly [isOn: (has: Part) => boolean, sentences: readonly Message[]])[] = [
  [(has) => has('class="copy'), ['Copy link', 'Copied', 'Press Ctrl+C']],
  [(has) => has('class="stepper"'), ['One less', 'One more']],
  [(has) => has(' data-zone='), ['For you: {when}', 'In UTC: {when}']],
  [
    (has) => has('id="answer"'),
    [
      'Your answer may not have arrived.',
      'This page has changed since you answered offline, so nothing was sent.',
      'What you chose is filled in below: please look, and send it.',
      'You are offline. Your answer is kept here, and is sent when you are back.',
      'You are offline. Please send it again when you are back.',
    ],
  ],
  [(has) => has('id="count"'), ['{answered} of {count} answered']],
  [(has) => has('id="zone"'), ['All in {city} time']],
  [
    (has) => has('id="zone"') && !has('id="zone" data-brief'),
    [
      'Your time, {city}.',
      '{city} is {gap} later.',
      '{city} is {gap} earlier.',
      '{city} time stands beside each, as clocks change.',
    ],
  ],
  [
    (has) => has('id="notices"') && has(' data-key='),
    [
      'Save',
      'Tell me here',
      'On iPhone and iPad this page cannot show notices.',
      'Your browser does not allow notices from this site. You can allow them in its settings.',
      'Saved. This device is told from now on.',
      'Stopped. This device is told nothing more of this night.',
      'That did not work, and nothing was changed. Please try again.',
    ],
  ],
  [
    (has) => has('id="notices"') && has(' data-mailed'),
    [
      'Mails come as before.',
      'Mails come instead.',
      '1 device is told of changes besides the mails.',
      '1 device is told of changes instead of by mail.',
      '{devices} devices are told of changes besides the mails.',
      '{devices} devices are told of changes instead of by mail.',
    ],
  ],
  [
    (has) => has('id="notices"') && !has(' data-mailed'),
    ['1 device is told of changes.', '{devices} devices are told of changes.'],
  ],
];

/** What the scripts write on a page, with translations, as an attribute; null in English, which the scripts have. */
export function wordsForScripts(page: Markup): Markup | null {
  if (language() === 'en') return null;
  const sentences = WORDS.flatMap(([isOn, words]) => (isOn((text) => page.html.includes(text)) ? words : []));
  return markup` data-words="${JSON.stringify(Object.fromEntries(sentences.map((one) => [one, known(one)])))}"`;
}

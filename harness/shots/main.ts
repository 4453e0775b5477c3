import { openBrowser } from '../../tests/support/browser/browser.ts';
import { compare } from './compare.ts';
import { captureMails } from './mails.ts';
import { captureScreens, WORDS } from './screens.ts';
import { readArguments, refuseArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run shots -- [NAME ...] [--against FOLDER] [--words WORDS]
  draws the screens of these names, or all, into shots/; the name mails draws every kind of mail.
  --words de, fr, es or longer (40 % longer than English) draws them at 320, 390 and 1440 px and tells what has no room.
  --against FOLDER compares the pictures with those of another run.`;

/**
 * `npm run shots [-- name …] [--against FOLDER]`: pictures of the screens of these names in shots/, or of all of them;
 * the name `mails` draws every kind of mail in shots/mails/. Exits with 1 where a screen failed or a mail is too wide.
 */
const FOLDER = 'shots';
const MAILS = 'mails';
const { values, positionals } = readArguments(
  USAGE,
  { options: { against: { type: 'string' }, words: { type: 'string', default: 'en' } } },
  Infinity,
);
const words = WORDS.find((one) => one === values.words);
if (!words) refuseArguments(USAGE, `--words is one of ${WORDS.join(', ')}.`);
const names = positionals.filter((name) => name !== MAILS);
const wantsMails = positionals.length === 0 || positionals.includes(MAILS);
const wantsScreens = positionals.length === 0 || names.length > 0;

const browser = await openBrowser('--process-per-site');
const problems: string[] = [];
try {
  if (wantsMails) {
    const { pictures, tooWide } = await captureMails(browser, `${FOLDER}/${MAILS}`, words);
    console.log(`${pictures} pictures in ${FOLDER}/${MAILS}/`);
    problems.push(...tooWide);
  }
  if (wantsScreens) {
    const { pictures, failed, crowded } = await captureScreens(browser, FOLDER, names, words);
    console.log(`${pictures} pictures in ${FOLDER}/`);
    problems.push(...failed, ...crowded);
  }
} finally {
  await browser.close();
}
if (values.against !== undefined) {
  for (const line of await compare(FOLDER, values.against)) console.log(line);
  console.log(`What differs stands in ${FOLDER}/differences/index.html`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

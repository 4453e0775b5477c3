import { openBrowser } from '../../tests/support/browser/browser.ts';
import { compare } from './compare.ts';
import { captureMails } from './mails.ts';
import { captureScreens } from './screens.ts';
import { readArguments } from '../../server/platform/config/read-arguments.ts';

const USAGE = `npm run shots -- [NAME ...] [--against FOLDER]
  draws the screens of these names, or all, into shots/; the name mails draws every kind of mail.
  --against FOLDER compares the pictures with those of another run.`;

/**
 * `npm run shots [-- name …] [--against FOLDER]`: pictures of the screens of these names in shots/, or of all of them;
 * the name `mails` draws every kind of mail in shots/mails/. Exits with 1 where a screen failed or a mail is too wide.
 */
const FOLDER = 'shots';
const MAILS = 'mails';
const { values, positionals } = readArguments(USAGE, { options: { against: { type: 'string' } } }, Infinity);
const names = positionals.filter((name) => name !== MAILS);
const wantsMails = positionals.length === 0 || positionals.includes(MAILS);
const wantsScreens = positionals.length === 0 || names.length > 0;

const browser = await openBrowser('--process-per-site');
const problems: string[] = [];
try {
  if (wantsMails) {
    const { pictures, tooWide } = await captureMails(browser, `${FOLDER}/${MAILS}`);
    console.log(`${pictures} pictures in ${FOLDER}/${MAILS}/`);
    problems.push(...tooWide);
  }
  if (wantsScreens) {
    const { pictures, failed } = await captureScreens(browser, FOLDER, names);
    console.log(`${pictures} pictures in ${FOLDER}/`);
    problems.push(...failed);
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

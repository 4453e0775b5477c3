import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '#shared/text/languages.ts';
import { readArguments } from '#server/platform/config/read-arguments.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { findMessages } from './find-messages.ts';

const USAGE = `npm run words -- [folder, such as client/src/nights]
  lists the messages that a language does not have, as JSON by catalogue, and counts them by language.`;

const { positionals } = readArguments(USAGE, {}, 1);

const catalogue = (file: string): Record<string, string> =>
  existsSync(join(projectRoot, file))
    ? (JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Record<string, string>)
    : {};

/** Messages by the folder of their catalogues: those of its languages, and what code writes. */
const messages = new Map<string, Set<string>>();
const add = (folder: string, some: readonly string[]) =>
  messages.set(folder, new Set([...(messages.get(folder) ?? []), ...some]));
for (const root of ['client/src', 'server', 'shared'])
  for (const name of readdirSync(join(projectRoot, root), { recursive: true, encoding: 'utf8' })) {
    const file = join(root, name);
    if (/\/words\/[a-z]{2}\.json$/.test(file)) add(dirname(file), Object.keys(catalogue(file)));
    if (!/\.tsx?$/.test(file) || /\.test\.|\.d\.ts$/.test(file)) continue;
    const source = readFileSync(join(projectRoot, file), 'utf8');
    if (!source.includes('/words/words.ts')) continue;
    for (const { folder, message } of findMessages(file, source)) add(folder, [message]);
  }

const translated = LANGUAGES.filter((one) => one !== 'en');
const missing: Record<string, string[]> = {};
const counts = new Map<string, number>(translated.map((language) => [language, 0]));
let total = 0;
for (const [folder, known] of messages) {
  if (!folder.startsWith(positionals[0] ?? '')) continue;
  total += known.size;
  for (const language of translated) {
    const file = `${folder}/${language}.json`;
    const here = catalogue(file);
    const lacking = [...known].filter((message) => !(message in here));
    if (lacking.length > 0) missing[file] = lacking;
    counts.set(language, (counts.get(language) ?? 0) + lacking.length);
  }
}
process.stdout.write(`${JSON.stringify(missing, null, 2)}\n`);
for (const [language, count] of counts)
  process.stderr.write(`${language}: ${count} of ${total} messages are missing\n`);
process.exitCode = Object.keys(missing).length > 0 ? 1 : 0;

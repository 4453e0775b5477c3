import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#shared/text/languages.ts';
import { readArguments } from '#server/platform/config/read-arguments.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { findMessages } from './find-messages.ts';

const USAGE = `npm run words -- [folder of the screens, such as client/src/nights]
  lists the messages of the screens that a language does not have, as JSON by catalogue.`;

const { positionals } = readArguments(USAGE, {}, 1);

const written = new Map<string, Set<string>>();
for (const root of ['client/src', 'shared'])
  for (const name of readdirSync(join(projectRoot, root), { recursive: true, encoding: 'utf8' })) {
    const file = join(root, name);
    if (!/\.tsx?$/.test(file) || /\.test\.|\.d\.ts$/.test(file)) continue;
    const source = readFileSync(join(projectRoot, file), 'utf8');
    if (!source.includes('/words/words.ts')) continue;
    for (const { folder, message } of findMessages(file, source))
      written.set(folder, (written.get(folder) ?? new Set()).add(message));
  }

const missing: Record<string, string[]> = {};
for (const [folder, messages] of written) {
  if (!folder.startsWith(positionals[0] ?? '')) continue;
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const file = `${folder}/${language}.json`;
    const known = JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Record<string, string>;
    const lacking = [...messages].filter((message) => !(message in known));
    if (lacking.length > 0) missing[file] = lacking;
  }
}
process.stdout.write(`${JSON.stringify(missing, null, 2)}\n`);
process.exitCode = Object.keys(missing).length > 0 ? 1 : 0;

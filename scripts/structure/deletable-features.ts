import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { join } from 'node:path/posix';
import { API } from 'typescript/unstable/sync';
import { dependentsOf } from './dependents-of.ts';
import { readImports } from './read-imports.ts';
import { readArguments } from '#server/platform/config/read-arguments.ts';

const USAGE = `npm run features:deletable
  hides one feature after another and prints which can be deleted as a folder.`;

/**
 * `npm run features:deletable`: hides one client feature after another and checks the types of everything that depends on it.
 * The compiler reads the sources through an overlay that hides the folder; the working tree stays as it is. The lines of pages/ and
 * app/ that name a feature would go with it, as would its bench and its component tests, so that only errors elsewhere count.
 */
const FEATURES = 'client/src/features';
const GOES_WITH_IT = /^(?:client\/src\/(?:app|pages)|harness|tests\/components)\//;
const PROJECT = resolve('tsconfig.json');

let hiddenFiles: ReadonlySet<string> = new Set();
readArguments(USAGE, {});
const compiler = new API({
  fs: {
    readFile: (path) => (hiddenFiles.has(path) ? null : undefined),
    fileExists: (path) => (hiddenFiles.has(path) ? false : undefined),
  },
});
compiler.updateSnapshot({ openProjects: [PROJECT] });

const imports = readImports();
const features = readdirSync(FEATURES);
const needed = features.filter((feature) => {
  const folder = join(FEATURES, feature);
  const dependents = dependentsOf(folder, imports);
  const errors = errorsWithout(
    sourcesIn(folder),
    dependents.filter((file) => !GOES_WITH_IT.test(file)),
  );
  const pages = dependents.filter((file) => GOES_WITH_IT.test(file) && importsFrom(folder, file));
  console.log(feature.padEnd(20), errors.length === 0 ? `deletable; ${pages.length} files name it` : 'needed');
  for (const error of errors) console.log(`  ${error}`);
  return errors.length > 0;
});
compiler.close();
console.log(`${features.length - needed.length} of ${features.length} features can be deleted`);
process.exitCode = needed.length > 0 ? 1 : 0;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => resolve(folder, name));
}

/** The type errors in these files while the sources of a feature are hidden. */
function errorsWithout(sources: readonly string[], files: readonly string[]): string[] {
  const created = [...hiddenFiles];
  hiddenFiles = new Set(sources);
  const snapshot = compiler.updateSnapshot({ fileChanges: { created, deleted: [...sources] } });
  const program = snapshot.getProject(PROJECT)?.program;
  if (program === undefined) throw new Error(`${PROJECT} cannot be read`);
  const errors = files.flatMap((file) =>
    program.getSemanticDiagnostics(resolve(file)).map(({ text }) => `${file}: ${text}`),
  );
  snapshot.dispose();
  return errors;
}

function importsFrom(folder: string, file: string): boolean {
  return readFileSync(file, 'utf8').includes(`'${folder.replace('client/src', '#client')}/`);
}

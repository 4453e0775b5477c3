import { execSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { LANGUAGES } from '#shared/text/languages.ts';
import { readArguments } from '#server/platform/config/read-arguments.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { writePictureFonts } from '../fonts/picture-fonts.ts';
import { PICTURE_FONTS, serverBundle } from './server-bundle.ts';
import { beginBuild, endBuild, isBuildNeeded } from './stamp.ts';

const USAGE = `npm run build -- [--if-needed]
  builds dist/. --if-needed: only if a source is newer than the last complete build.`;

/** `npm run build`; with `--if-needed`, as before `npm start`, only if a source is newer than the last complete build. */
const STEPS = ['node scripts/compress-assets.mjs', 'tsx scripts/build-worker.mjs'];

const SCREENS = join(projectRoot, 'dist/client');

const { values } = readArguments(USAGE, { options: { 'if-needed': { type: 'boolean', default: false } } });
const isOptional = values['if-needed'];
if (!isOptional || (await isBuildNeeded(projectRoot))) {
  if (isOptional) process.stdout.write('Building in four languages, about two minutes\n');
  await beginBuild(projectRoot);
  for (const language of LANGUAGES) {
    run('vite build --logLevel warn', language);
    await rename(join(SCREENS, 'index.html'), join(SCREENS, `index.${language}.html`));
    run('node scripts/prerender.mjs', language);
  }
  for (const step of STEPS) run(step);
  await writePictureFonts(join(projectRoot, PICTURE_FONTS));
  // Without development code.
  await build({ ...serverBundle, outdir: 'dist/server', define: { 'process.env.NODE_ENV': '"production"' } });
  await endBuild(projectRoot);
}

/** A failed step has printed its reason. @param language of the screens */
function run(step: string, language = 'en'): void {
  try {
    execSync(step, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, VITE_LANGUAGE: language } });
  } catch {
    process.exit(1);
  }
}

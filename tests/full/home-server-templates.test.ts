import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { version } from '#server/platform/config/version.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const readYaml = <Shape extends z.ZodType>(path: string, shape: Shape): z.output<Shape> =>
  shape.parse(parse(read(path)));

/** As the release publishes it; the account is the operator's. */
const IMAGE = new RegExp(`^ghcr\\.io/[^/]+/[^/]+-aio:${version.replaceAll('.', '\\.')}$`);
const [, aio = ''] = /^FROM server AS rollcall-aio\n([^]*?)^FROM /m.exec(read('Dockerfile')) ?? [];
const [, volume = ''] = /^VOLUME \["(.*)"\]$/m.exec(aio) ?? [];
const [, port = ''] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile')) ?? [];
const VARIABLES = new Set([...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));

const text = z.string().min(1);
const address = z.url({ protocol: /^https$/ });
const english = z.strictObject({ en_US: text });

/** What keeps the container from writing anywhere else, and gives PostgreSQL time to stop. */
const hardened = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  tmpfs: z.tuple([z.literal('/tmp:size=96m')]),
  stop_grace_period: z.enum(['60s', '1m']),
  shm_size: z.literal('128m'),
  mem_limit: z.literal('1g'),
  pids_limit: z.literal(400),
  environment: z.record(
    z.string().refine((name) => VARIABLES.has(name)),
    z.string(),
  ),
});
/** A Compose file with the services and volumes that Docker knows. */
const compose = <Services extends z.ZodRawShape, Rest extends z.ZodRawShape>(services: Services, rest: Rest) =>
  z.strictObject({ services: z.strictObject(services), ...rest });

test('the image declares one port and one volume, in which the data and the backups are', () => {
  expect([port, volume]).toEqual(['3000', '/data']);
  expect(aio).toContain(`DATA_DIR=${volume} BACKUP_FOLDER=${volume}/backups`);
});

test('compose.aio.yaml runs the image of the Dockerfile with its volume and port', () => {
  const { services } = readYaml(
    'compose.aio.yaml',
    compose(
      {
        rollcall: hardened.extend({
          image: text,
          build: z.object({ target: z.literal('rollcall-aio') }),
          volumes: z.array(text),
          ports: z.array(text),
        }),
      },
      { name: text, volumes: z.strictObject({ data: z.strictObject({}) }) },
    ),
  );
  expect(services.rollcall.volumes).toEqual([`data:${volume}`]);
  expect(services.rollcall.ports).toEqual([`${port}:${port}`]);
  expect(services.rollcall.image).toBe('${ROLLCALL_IMAGE:-rollcall-aio}:${ROLLCALL_VERSION:-latest}');
});

// docs/specs/compose-and-x-casaos.md of IceWhaleTech/CasaOS-AppStore: required and recommended fields, formats, categories.
test('the template for CasaOS has the fields that its store asks for', () => {
  const app = readYaml(
    'deploy/casaos/docker-compose.yml',
    compose(
      {
        rollcall: hardened.extend({
          container_name: text,
          image: z.string().regex(IMAGE),
          ports: z.tuple([
            z.strictObject({ target: z.literal(Number(port)), published: text, protocol: z.literal('tcp') }),
          ]),
          volumes: z.tuple([
            z.strictObject({ type: z.literal('volume'), source: z.literal('data'), target: z.literal(volume) }),
          ]),
        }),
      },
      {
        name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
        volumes: z.strictObject({ data: z.strictObject({}) }),
        'x-casaos': z.strictObject({
          id: z.string().regex(/^[\w-]+(\.[\w-]+)+$/),
          main: z.literal('rollcall'),
          index: z.literal('/'),
          port_map: text,
          scheme: z.literal('http'),
          title: english,
          icon: address,
          screenshot_link: z.array(address).min(1),
          tagline: english,
          description: english,
          tips: z.strictObject({ before_install: english }),
          author: text,
          developer: text,
          category: z.enum([
            'Media',
            'Productivity',
            'Home',
            'Networking',
            'AI',
            'Finance',
            'Social',
            'Developer',
            'Others',
          ]),
          architectures: z.tuple([z.literal('amd64'), z.literal('arm64')]),
          version: z.literal(version),
          website: address,
          repo: address,
          support: address,
          docs: address,
        }),
      },
    ),
  );
  const [{ published }] = app.services.rollcall.ports;
  expect(app['x-casaos'].port_map).toBe(published);
  expect(new URL(app.services.rollcall.environment['PUBLIC_URL'] ?? '').port).toBe(published);
});

// packages/umbreld/source/modules/apps/schema.ts of getumbrel/umbrel, with the limits of the linter of getumbrel/umbrel-apps.
describe('the templates for Umbrel', () => {
  const folder = 'deploy/umbrel/rollcall-server';
  const store = readYaml('deploy/umbrel/umbrel-app-store.yml', z.strictObject({ id: text, name: text }));
  const app = readYaml(
    `${folder}/umbrel-app.yml`,
    z.strictObject({
      manifestVersion: z.literal(1),
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
      name: text.max(50),
      tagline: text.max(100),
      icon: address,
      category: z.enum([
        'files',
        'bitcoin',
        'media',
        'networking',
        'social',
        'automation',
        'finance',
        'ai',
        'developer',
      ]),
      version: z.literal(version),
      port: z.int().min(1024).max(65_535),
      description: text.max(5000),
      developer: text.max(50),
      website: address,
      submitter: text.max(50),
      submission: address,
      repo: address,
      support: address,
      gallery: z.array(address).min(1),
      releaseNotes: z.string().max(5000),
      dependencies: z.array(text),
      path: z.string(),
      defaultUsername: z.string(),
      defaultPassword: z.string(),
    }),
  );

  test('name an app whose id begins with that of the store', () => {
    expect(app.id.startsWith(`${store.id}-`)).toBe(true);
    expect(folder.endsWith(`/${app.id}`)).toBe(true);
  });

  test('run the image behind the proxy of the device, with a data folder that exists', () => {
    const { services } = readYaml(
      `${folder}/docker-compose.yml`,
      compose(
        {
          app_proxy: z.strictObject({ environment: z.record(text, z.union([z.string(), z.number()])) }),
          web: hardened.extend({
            image: z.string().regex(IMAGE),
            user: z.literal('1000:1000'),
            volumes: z.array(text),
          }),
        },
        { version: text },
      ),
    );
    expect(services.app_proxy.environment).toMatchObject({ APP_HOST: `${app.id}_web_1`, APP_PORT: Number(port) });
    expect(services.web.volumes).toEqual([`\${APP_DATA_DIR}/data:${volume}`]);
    expect(existsSync(`${folder}/data`)).toBe(true);
    expect(services.web.environment['PUBLIC_URL']).toBe('http://${DEVICE_DOMAIN_NAME}:${APP_PROXY_PORT}');
  });
});

// postToXML of dynamix.docker.manager in unraid/webgui writes these elements and attributes; the field reference of
// Community Applications (ca.unraid.net/submit/help) says which are needed.
describe('the template for Unraid', () => {
  const document = load(read('deploy/unraid/rollcall.xml'), { xml: true });
  const content = (name: string) => document(`Container > ${name}`).text();
  const settings = document('Config')
    .toArray()
    .map((setting) => document(setting).attr() ?? {});

  test('has every needed and recommended field', () => {
    expect(document('Container').attr('version')).toBe('2');
    expect(content('Repository')).toMatch(IMAGE);
    for (const name of ['Name', 'Overview', 'Category']) expect(content(name)).not.toBe('');
    for (const name of ['Support', 'Project', 'TemplateURL', 'Icon', 'Registry', 'ReadMe'])
      expect(address.safeParse(content(name)).success).toBe(true);
    expect(content('TemplateURL').endsWith('/deploy/unraid/rollcall.xml')).toBe(true);
    expect(content('WebUI')).toBe(`http://[IP]:[PORT:${port}]/`);
    expect([content('Network'), content('Privileged')]).toEqual(['bridge', 'false']);
  });

  test('has settings as its form writes them, for the port, the volume and variables of Rollcall', () => {
    const attributes = ['Name', 'Target', 'Default', 'Mode', 'Description', 'Type', 'Display', 'Required', 'Mask'];
    for (const setting of settings) expect(Object.keys(setting)).toEqual(attributes);
    const targetsOf = (type: string) => settings.filter(({ Type }) => Type === type).map(({ Target }) => Target);
    expect(targetsOf('Port')).toEqual([port]);
    expect(targetsOf('Path')).toEqual([volume]);
    for (const name of targetsOf('Variable')) expect(VARIABLES).toContain(name);
  });

  test('runs as the user of its shares, read-only, and gives PostgreSQL time to stop', () => {
    const given = content('ExtraParams');
    for (const option of [
      '--user 99:100',
      '--read-only',
      '--tmpfs /tmp:size=96m',
      '--cap-drop ALL',
      '--stop-timeout 60',
    ])
      expect(given).toContain(option);
  });
});

import { expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import { visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();

test('the OpenAPI document lists every contract with its parameters and responses', async () => {
  const document = (await (await visitor(app).fetch('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters: { name: string }[]; responses: object }>>;
  };
  for (const contract of allContracts) {
    const operation = document.paths[contract.path.replace(/:(\w+)/g, '{$1}')]?.[contract.method];
    expect(Object.keys(operation?.responses ?? {})).toContain(String(contract.status));
    const names = [...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(operation?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    const [, inPath] = /:(\w+)/.exec(contract.path) ?? [];
    if (inPath) expect(operation?.parameters.map(({ name }) => name)).toContain(inPath);
  }
});

test('the OpenAPI document has both ways to sign in, and each call says which tokens may make it', async () => {
  const document = (await (await visitor(app).fetch('/api/openapi.json')).json()) as {
    components: { securitySchemes: object };
    paths: Record<string, Record<string, object>>;
  };
  expect(document.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie' },
    token: { type: 'http', scheme: 'bearer' },
  });
  expect(document.paths['/api/games']?.['get']).toMatchObject({
    security: [{ session: [] }, { token: [] }],
    description: expect.stringMatching(/ Personal tokens with the scope `read`, `plays`, `nights` or `all`\.$/),
    'x-token-scopes': ['read', 'plays', 'nights', 'all'],
  });
  expect(document.paths['/api/events/{id}']?.['delete']).toMatchObject({ 'x-token-scopes': ['nights', 'all'] });
  expect(document.paths['/api/account']?.['delete']).toMatchObject({
    security: [{ session: [] }],
    description: 'No personal token.',
    'x-token-scopes': [],
  });
});

test('the HTML page lists every endpoint', async () => {
  const page = await (await visitor(app).fetch('/api/docs')).text();
  for (const { path } of allContracts) expect(page).toContain(path.replace(/:(\w+)/g, '{$1}'));
});

test.each([
  ['/api/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs', 'text/html; charset=utf-8'],
])('%s is compressed once for everybody, and not sent again to those who have it', async (path, type) => {
  const [packed, plain] = await Promise.all(
    ['gzip', 'identity'].map((encoding) => visitor(app).fetch(path, { headers: { 'Accept-Encoding': encoding } })),
  );
  expect(packed?.headers.get('content-encoding')).toBe('gzip');
  expect(packed?.headers.get('vary')).toContain('Accept-Encoding');
  expect(Number(packed?.headers.get('content-length'))).toBeLessThan(Number(plain?.headers.get('content-length')) / 5);
  expect([packed?.headers.get('content-type'), plain?.headers.get('content-type')]).toEqual([type, type]);
  expect(await packed?.text()).toBe(await plain?.text());
  const again = await visitor(app).fetch(path, { headers: { 'If-None-Match': packed?.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

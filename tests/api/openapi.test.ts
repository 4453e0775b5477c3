import { expect, test } from 'vitest';
import { allContracts } from '#shared/contracts/all.ts';
import { visitor } from '#tests/support/owners.ts';
import { testApp } from '#tests/support/test-app.ts';

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

test('the HTML page lists every endpoint', async () => {
  const page = await (await visitor(app).fetch('/api/docs')).text();
  for (const { path } of allContracts) expect(page).toContain(path.replace(/:(\w+)/g, '{$1}'));
});

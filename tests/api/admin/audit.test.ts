import { beforeAll, expect, test } from 'vitest';
import { allContracts } from '#shared/all-contracts.ts';
import { listActs } from '#shared/admin/acts-contract.ts';
import { actText } from '#shared/admin/act-text.ts';
import { ADMIN_ACTS } from '#shared/enums.ts';
import { adminActs } from '#shared/schema/admin.ts';
import { purgeExpired } from '#server/accounts/service.ts';
import { ADMIN, makeAdmin, rowsOfSite } from '#tests/support/server/administrators.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { withValidBody } from '#tests/support/accounts/valid-bodies.ts';

const app = testApp({ environment: ADMIN });
const changes = allContracts.filter(({ access, method }) => access === 'admin' && method !== 'get');

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin(app);
});

test.each(changes.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
  'whoever has an administrator’s cookie leaves one sentence by %s',
  async (_name, contract) => {
    const person = await makeOwner(app, { email: 'ana@example.org' });
    const ids = { ...(await rowsOfSite(app, admin)), 'admin/people': person.id };
    await app.services.db.delete(adminActs);
    const id = Object.entries(ids).find(([place]) => contract.path.startsWith(`/api/${place}/`))?.[1] ?? '';
    // One that waits is stopped; one that failed is sent again.
    if (contract.path.endsWith('/stop')) await admin.fetch(`/api/admin/mails/${id}/send`, { method: 'POST' });
    await app.services.db.delete(adminActs);
    const method = contract.method.toUpperCase();
    const { status } = await admin.fetch(contract.path.replace(':id', String(id)), {
      method,
      ...withValidBody(contract),
    });
    expect(status).toBe(contract.status);
    const { acts } = (await admin.call(listActs, {})).body;
    expect(acts.map(({ by }) => by)).toEqual([admin.email]);
    if (contract.method !== 'delete' || !contract.path.includes('people'))
      await admin.fetch(`/api/admin/people/${person.id}`, {
        method: 'DELETE',
        body: JSON.stringify({ confirm: 'ana@example.org' }),
        headers: { 'Content-Type': 'application/json' },
      });
  },
);

test('each kind of act is a sentence that says who and what', () => {
  const act = { id: 1, at: new Date(), by: null, accountId: 2, account: 'bea@example.org' };
  const details = { mail: '3', uses: '1 account', days: '7 days', report: '4', wanted: 'pause', plan: 'premium' };
  const sentences = ADMIN_ACTS.map((one) => actText({ ...act, act: one, details }));
  for (const sentence of sentences) expect(sentence).toMatch(/^A command on the server .+\.$/);
  expect(new Set(sentences).size).toBe(ADMIN_ACTS.length);
  expect(sentences.join()).not.toContain('undefined');
});

test('acts are kept for two years', async () => {
  await app.services.db.delete(adminActs);
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() - days * day);
  await app.services.db.insert(adminActs).values([
    { act: 'enabled', at: at(732) },
    { act: 'disabled', at: at(729) },
  ]);
  await purgeExpired(app.services.db);
  expect((await admin.call(listActs, {})).body.acts.map(({ act }) => act)).toEqual(['disabled']);
});

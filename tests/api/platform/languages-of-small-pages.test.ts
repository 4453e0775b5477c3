import { describe, expect, test } from 'vitest';
import { changeProfile } from '#shared/accounts/account-contract.ts';
import * as notices from '#shared/notices/notices-contract.ts';
import { mails, senderAddresses } from '#shared/schema/mails.ts';
import { organizationMembers } from '#shared/schema/users.ts';
import { loanMailLinks } from '#server/copies/loan-links.ts';
import { confirmationLinks } from '#server/nights/mails/confirmation-links.ts';
import { OPT_OUT_PATH, optOutTokens } from '#server/organizations/opt-out-of-invitations.ts';
import { switchOffLinks } from '#server/platform/mails/switch-off-link.ts';
import { startPushService } from '#tests/support/mails/push-service.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { wordsOfPage } from '#tests/support/server/words-of-page.ts';

const service = await startPushService();
const app = testApp({
  services: { postJson: service.server.poster() },
  environment: { PUSH_SERVICES: '127.0.0.1' },
});
const ana = ownerOfEachTest(app, { firstName: 'Ana', lastName: 'Sá' });

const pathOf = (url: string) => new URL(url).pathname;
const read = async (path: string, language: string, method = 'GET') => {
  const response = await fetch(app.origin + path, { method, headers: { 'Accept-Language': language } });
  return response.text();
};

/** The paths of the pages that mails to hosts, owners and their addresses link to. */
async function paths(): Promise<string[]> {
  const { db, environment } = app.services;
  const userId = ana.id;
  const of = { userId, to: 'bea@example.org' };
  const rows = await db
    .insert(mails)
    .values([
      { ...of, kind: 'loan_due' },
      { ...of, kind: 'loan_overdue' },
    ])
    .returning({ id: mails.id });
  const loans = await loanMailLinks(db, environment.origin);
  const [sender] = await db.insert(senderAddresses).values({ userId, email: 'bea@example.org' }).returning();
  const [member] = await db.insert(organizationMembers).values({ userId, email: 'bea@example.org' }).returning();
  return [
    pathOf((await switchOffLinks(db, environment.origin)).urlOf(userId)),
    pathOf((await confirmationLinks(db, environment.origin)).urlOf(sender?.id ?? 0)),
    `${OPT_OUT_PATH}/${(await optOutTokens(db)).tokenOf(member?.id ?? 0)}`,
    ...rows.map(({ id }) => pathOf(loans.urlOf(id))),
  ];
}
const CUT_OFF = ['/digest/x', '/contact-address/x', `${OPT_OUT_PATH}/x`, '/loan-mails/x'];

describe.each(['de', 'fr', 'es'])('in %s', (language) => {
  test('are the pages that ask, that say what was done, and that know no such link', async () => {
    const asking = await paths();
    for (const path of [...asking, ...CUT_OFF]) {
      const [english, page] = [await read(path, 'en'), await read(path, language)];
      expect(page).toContain(`<html lang="${language}">`);
      const same = [...wordsOfPage(page)].filter((piece) => wordsOfPage(english).has(piece));
      expect([path, same.filter((piece) => piece !== 'bea@example.org')]).toEqual([path, []]);
    }
    const [digest = '', , , due = ''] = asking;
    for (const path of [digest, due])
      expect(wordsOfPage(await read(`${path}/stop`, language, 'POST'))).not.toContain('No more of these mails');
  });

  test('are a notice to try, and the name of a device', async () => {
    await ana.call(changeProfile, { body: { language: language as 'de' } });
    const choice = { kinds: ['answers'], alsoMailed: false, quiet: null, timeZone: 'Europe/Berlin' };
    const { body: device } = await ana.call(notices.saveNoticeDevice, {
      body: { ...service.subscribe(), ...choice } as never,
    });
    expect(device.name).not.toBe('Unknown device');
    await ana.call(notices.testNoticeDevice, { params: { id: device.id } });
    expect(service.told()).toHaveLength(1);
    expect(service.told()).not.toContain('Notices work here');
  });
});

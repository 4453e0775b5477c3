import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeAttendee, removeAttendee } from '#shared/nights/attendees-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { confirmPath, sendMailsTo } from '#tests/support/mails/join-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { CAT, typedAddresses } from '#tests/support/accounts/typed-addresses.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

const { join, confirm, shared, requested, guestsOf, requestsOf, kindsTo } = typedAddresses(() => ({ app, maya }));

describe('a newcomer who confirms', () => {
  test('is accepted, and the link in the mail remains valid', async () => {
    const { event } = await requested({ title: 'Open table' }, { along: '1' });
    const [mail] = await sendMailsTo(app, event.id, CAT);
    expect(mail?.subject).toMatch(/^Please confirm: .+ · Open table$/);
    const path = new URL(/Confirm that you come: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '').pathname;
    const page = await open(app, path);
    expect(page.text).toContain('You are not on the list yet.');
    expect(page.html).toContain('name="along"');
    const confirmed = await confirm(path, { name: 'Cat', along: '1' });
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, `${path}?confirmed`]);
    const own = await open(app, `${path}?confirmed`);
    expect(own.text).toContain('Your address is confirmed.');
    expect(own.text).toContain('You are in');
    expect(await guestsOf(event.id)).toMatchObject([{ email: CAT, name: 'Cat', status: 'accepted', partySize: 2 }]);
    expect(await requestsOf(event.id)).toEqual([]);
    expect(await kindsTo(event.id, CAT)).toEqual(['join_confirmation', 'answer_received']);
  });

  test('twice concurrently is added once', async () => {
    const { event, path } = await requested();
    const pressed = await Promise.all([confirm(path), confirm(path), confirm(path)]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(pressed.map(({ headers }) => headers.get('location')?.split('?')[0]))).toEqual(new Set([path]));
    expect(await guestsOf(event.id)).toHaveLength(1);
  });

  test('after all seats were taken joins the waitlist, and sees it before and after', async () => {
    const { event, path } = await requested({ maxAttendees: 2 });
    const [ben = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
    await send(app, await guestPath(maya, ben), { status: 'accepted', along: '0' });
    expect((await open(app, path)).text).toContain('Every seat is taken by now.');
    await confirm(path);
    expect((await open(app, path)).text).toContain('on the waitlist');
    expect(await guestsOf(event.id)).toMatchObject([{ status: 'accepted' }, { placeInLine: 1 }]);
  });

  test('with 5 others concurrently for 2 seats: 2 get a seat and 4 the waitlist', async () => {
    const { event, path } = await shared({ maxAttendees: 3 });
    const people = addresses(6, 'newcomer');
    for (const email of people) await join(path, { email });
    const paths = await Promise.all(people.map((email) => confirmPath(app, event.id, email)));
    await Promise.all(paths.map((one) => confirm(one)));
    expect((await maya.call(getEvent, { params: { id: event.id } })).body.heads).toBe(3);
    const places = (await guestsOf(event.id)).flatMap(({ placeInLine }) => placeInLine ?? []);
    expect(places.toSorted()).toEqual([1, 2, 3, 4]);
  });

  test('awaits approval if the host wants that', async () => {
    const { event, path } = await requested({ requiresApproval: true });
    await confirm(path);
    expect((await open(app, path)).text).toContain('Your answer is with the host');
    const [cat] = await guestsOf(event.id);
    await maya.call(changeAttendee, { params: { id: cat?.id ?? 0 }, body: { approved: true } });
    expect((await open(app, path)).text).toContain('You are in');
  });

  test('and is removed by the host has no valid link', async () => {
    const { event, path } = await requested();
    await confirm(path);
    const [cat] = await guestsOf(event.id);
    await maya.call(removeAttendee, { params: { id: cat?.id ?? 0 } });
    expect((await open(app, path)).status).toBe(404);
  });

  test('while on the waitlist gets a mail and a page with the place on the waitlist, not an invitation', async () => {
    const { event, shared: joinPath } = await requested({ maxAttendees: 2 });
    await join(joinPath, { name: 'Ben', email: '', along: '0' });
    const [id = 0] = await addGuestsFor(maya, event.id, [CAT]);
    const own = await guestPath(maya, id);
    await send(app, own, { status: 'accepted' });
    const again = await confirmPath(app, event.id, CAT);
    expect((await open(app, again)).text).toContain('You are number 1 on the waitlist.');
    expect((await open(app, again)).html).not.toContain('type="radio"');
    await app.services.db.delete(mails).where(eq(mails.to, CAT));
    await join(joinPath, { name: 'Cat', email: CAT });
    const [mail] = await sendMailsTo(app, event.id, CAT);
    expect(mail?.subject).toMatch(/^You are number 1 on the waitlist: /);
    expect(mail?.text).toContain('You are number 1 on the waitlist.');
    expect(mail?.text).not.toContain('?a=accepted');
    expect((await confirm(again)).headers.get('location')).toBe(own);
    expect((await open(app, own)).text).toContain('You are number 1 on the waitlist.');
  });

  test('while already on the guest list is redirected to their own page, without changes', async () => {
    const { event, path, shared: joinPath } = await requested({}, { name: 'Mallory', along: '4' });
    const [id = 0] = await addGuestsFor(maya, event.id, [CAT]);
    const own = await guestPath(maya, id);
    expect((await open(app, path)).text).toContain('You are on the list already.');
    expect((await confirm(path)).headers.get('location')).toBe(own);
    expect(await guestsOf(event.id)).toMatchObject([{ name: null, status: 'invited', partySize: 1 }]);
    await app.services.db.delete(mails).where(eq(mails.to, CAT));
    await join(joinPath, {});
    const [mail] = await sendMailsTo(app, event.id, CAT);
    expect(mail?.subject).toBe('You are invited: Fri 3 May 2999, 18:00 · Friday night');
    expect(mail?.text).toContain(app.origin + own);
    expect(mail?.text).not.toContain('Mallory');
  });
});

import { expect, test } from 'vitest';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { notifyHostsOfAnswers } from '#server/nights/date-polls/notify-hosts.ts';
import { queueCommentMails } from '#server/nights/comments/queue-comment-mails.ts';
import { queueDigests } from '#server/nights/mails/host-digests.ts';
import { queueReminders } from '#server/nights/mails/queue-reminders.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { open, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { languageJourney } from '#tests/support/words/language-journey.ts';
import { DE, ES, FR, HOST, hostSteps, TYPED } from './languages-host.ts';
import { guestSteps, pageIn } from './languages-guests.ts';

const journey = languageJourney(TYPED);
const { app } = journey;
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const asGerman = { 'Accept-Language': 'de', Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };

test(
  'a German host, a French guest without script and a Spanish one with it read nothing but their language',
  { timeout: 400_000 },
  async () => {
    const hulpa = await makeOwner(app, {
      email: HOST,
      firstName: 'Hulpa',
      lastName: null,
      language: 'de',
      isPremiumPlus: true,
    });
    for (const title of ['Vexmorb', 'Dralquin']) await addGameFor(hulpa, { title, players: '2-6' });
    const host = await hostSteps(journey, hulpa);
    const { db } = app.services;

    const eventId = await host.plan();
    const french = await guestSteps(journey, 'fr');
    const spanish = await guestSteps(journey, 'es');
    await french.page.goto(pageIn(await journey.nextMail(FR, 'de', 'dates to choose from')));
    await spanish.page.goto(pageIn(await journey.nextMail(ES, 'de', 'dates to choose from')));
    const german = new URL(pageIn(await journey.nextMail(DE, 'de', 'dates to choose from'))).pathname;
    await french.answerDates(['Yes', 'No', 'If need be']);
    await send(app, `${german}/dates`, { all: 'yes' }, asGerman);
    await spanish.answerAllDates();
    await notifyHostsOfAnswers(db, inHours(2));
    await journey.nextMail(HOST, 'de', 'all have answered');

    await host.setDate();
    await setDueDates(db, inHours(0.1));
    const set = await journey.nextMail(FR, 'fr', 'the date');
    expect(set.subject).toMatch(/vend?redi|ven\.? 5 déc/i);
    await journey.nextMail(ES, 'es', 'the date');
    await journey.nextMail(DE, 'de', 'the date');
    await host.look('a night with its date');

    await french.open('a seat');
    await spanish.open('a place on the waitlist');
    await french.calendar('a seat');
    await french.vote(['Vexmorb', 'Dralquin']);
    await french.bring('Ploomzig');
    await french.comment('Fuzzlop');
    await spanish.comment('Fuzzlop');
    await french.answer('maybe');
    await journey.nextMail(FR, 'fr', 'maybe');
    await journey.nextMail(ES, 'es', 'a seat is free');
    await spanish.open('an offered seat');
    await spanish.answer('accepted');
    await journey.nextMail(ES, 'es', 'a seat');
    await spanish.calendar('a seat');
    await spanish.vote(['Vexmorb']);
    await french.answer('accepted');
    await journey.nextMail(FR, 'fr', 'the waitlist');
    await host.look('a full night');
    await french.answer('declined');
    await journey.nextMail(FR, 'fr', 'regrets');
    await french.comment('Snurgel');
    await queueDigests(db, inHours(2));
    await journey.nextMail(HOST, 'de', 'new answers');
    await queueCommentMails(db, inHours(3));
    await journey.nextMail(ES, 'es', 'comments');

    await host.edit(eventId);
    await journey.nextMail(ES, 'es', 'the night moved');
    await journey.nextMail(DE, 'de', 'the night moved');
    await spanish.open('a night that moved');
    await french.open('a night that moved');
    await french.answer('maybe', 2);
    await journey.nextMail(FR, 'fr', 'maybe, with two');
    await spanish.answer('accepted');
    await journey.nextMail(ES, 'es', 'still in');
    await host.write();
    await journey.nextMail(ES, 'es', 'a message');

    await journey.beginsIn(eventId, 24 * 60 + 1);
    await queueReminders(db, inHours(0.05));
    await journey.nextMail(FR, 'fr', 'a reminder');
    await journey.nextMail(ES, 'es', 'a reminder');
    await journey.nextMail(DE, 'de', 'a reminder');
    await journey.beginsIn(eventId, -300);
    await french.open('a night that is over');
    await host.wrapUp(eventId);
    await journey.nextMail(ES, 'es', 'results');
    await spanish.open('results');
    expect((await open(app, german, { headers: asGerman })).html).toContain('<html lang="de"');
    for (const [address, language] of [
      [FR, 'fr'],
      [ES, 'es'],
      [DE, 'de'],
      [HOST, 'de'],
    ] as const)
      await journey.restOfMails(address, language);
    expect(journey.left()).toEqual([]);
    expect(journey.complaints()).toEqual([]);
  },
);

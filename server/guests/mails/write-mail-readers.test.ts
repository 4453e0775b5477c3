import { describe, expect, test } from 'vitest';
import { DATE, LATER, event, write, reminder } from '#tests/support/mails/written-mail.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import { anEventRow } from '#server/guests/mails/night-rows.ts';

describe('place and instructions', () => {
  const hidden = anEventRow({ date: DATE, showsPlace: false, customMessage: 'Ring at the top bell.' });
  const kinds: [MailRow['kind'], object][] = [
    ['invitation', {}],
    ['nudge', {}],
    ['reminder', reminder('week')],
    ['answer_received', { status: 'maybe', outcome: 'as_answered', partySize: 1, placeInLine: null }],
  ];

  test.each(kinds)('are omitted from a mail of kind %s if they are hidden from the guest', async (kind, payload) => {
    const mail = await write(kind, payload, {}, { event: hidden });
    for (const part of [mail?.text, mail?.html, mail?.calendar?.content])
      expect(part).not.toMatch(/kitchen|top\s*bell/);
  });

  test.each(kinds)('are in a mail of kind %s if all invited guests may see them', async (kind, payload) => {
    const mail = await write(kind, payload, {}, { event: { ...hidden, showsPlace: true } });
    expect(mail?.text).toContain('The kitchen');
    expect(mail?.text).toContain('Ring at the top bell.');
    expect(mail?.calendar?.content).toContain('Ring at the top bell.');
  });

  test('are in the confirmation and in the reminder of a guest who accepted', async () => {
    const answered = { status: 'accepted', outcome: 'as_answered', partySize: 1, placeInLine: null };
    for (const [kind, payload] of [
      ['answer_received', answered],
      ['reminder', reminder('day')],
    ] as const) {
      const mail = await write(kind, payload, { status: 'accepted' }, { event: hidden });
      expect(mail?.text).toContain('The kitchen');
      expect(mail?.text).toContain('Ring at the top bell.');
      expect(mail?.html).toContain('Ring at the top bell.');
    }
  });
});

describe('a reader', () => {
  test('in another time zone gets their local time in the mail and in the calendar file', async () => {
    const reader = { hourCycle: 'h23', timeZone: 'Europe/Berlin' } as const;
    const mail = await write('invitation', {}, {}, { reader });
    const own = 'For you: 20:00 (Central European Time)';
    expect(mail?.text).toContain(`19:00 to 23:00\nThe kitchen\nWestern European Time\n${own}`);
    expect(mail?.html).toContain(own);
    expect(mail?.calendar?.content.replaceAll(/\r\n /g, '')).toContain(own);
  });

  test('in another time zone gets their local time of the end of an offer and of a cancelled night', async () => {
    const reader = { hourCycle: 'h23', timeZone: 'Europe/Berlin' } as const;
    const offer = { until: LATER.toISOString(), partySize: 1 };
    const offered = await write('seat_offered', offer, { seatOfferedUntil: LATER }, { reader });
    expect(offered?.text.match(/For you: 20:00/g)).toHaveLength(2);
    const { title, timeZone, durationMinutes, location, publicId, hostEmail } = event;
    const lost = { title, timeZone, durationMinutes, location, publicId, hostEmail, date: DATE.toISOString() };
    const payload = { ...lost, reason: 'cancelled', sequence: 2, name: 'Ben', readerZone: 'Europe/Berlin' };
    expect((await write('cancelled', payload))?.text).toContain('For you: 20:00 (Central European Time)');
  });

  test('with a twelve-hour clock gets it in subject, text and changes', async () => {
    const reader = { hourCycle: 'h12', timeZone: null } as const;
    const payload = { changes: [{ what: 'date', before: LATER.toISOString(), after: DATE.toISOString() }] };
    const mail = await write('changed', payload, { status: 'accepted' }, { reader });
    expect(mail?.subject).toBe('Changed: Fri 3 May, 7:00 pm · Friday Night');
    expect(mail?.text).toContain('7:00 pm to 11:00 pm');
    expect(mail?.text).toContain('When: Friday 3 May 2999 at 7:00 pm (it was: Wednesday 1 May 2999 at 7:00 pm)');
    expect(mail?.text).not.toContain('19:00');
  });
});

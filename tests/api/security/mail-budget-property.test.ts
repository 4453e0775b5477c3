import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAIL_BUDGET } from '#server/platform/mails/mail-budget.ts';
import { longForm } from '#tests/support/runner/long-form.ts';
import { type SentMail, MailAttack, type Move, MOVES, timedMailer } from '#tests/support/mails/mail-attack.ts';
import { testApp } from '#tests/support/server/test-app.ts';

/** `MAIL_SEQUENCES=2000` for the long form, `MAIL_SEED` for the same sequences again. */
const SEQUENCES = Number(process.env['MAIL_SEQUENCES'] ?? (longForm ? 12 : 3));
const SEED = process.env['MAIL_SEED'];
const DAY_MS = 24 * 3_600_000;
/** In local mode one machine is everybody and may ask for more codes. */
const CODES = MAIL_BUDGET.signInCodes * 10;

const clock = { aheadMs: 0 };
const { mailer, sentMails } = timedMailer(clock);
const app = testApp({ services: { mailer } });

const number = fc.nat({ max: 11 });
const move: fc.Arbitrary<Move> = fc.record({
  what: fc.constantFrom(...MOVES),
  host: number,
  night: number,
  victim: number,
  spelling: number,
  times: fc.integer({ min: 1, max: 8 }),
});

/** Any calls; and repeated calls that send mails to invited people, with pauses long enough for digests. */
const anything = fc.array(move, { minLength: 4, maxLength: 10, size: 'max' });
const flood = fc.array(
  fc.record({
    what: fc.constantFrom('title', 'place', 'date', 'answerByLink', 'resend', 'nudge', 'invite', 'cancel', 'halfADay'),
    host: fc.constant(0),
    night: fc.nat({ max: 2 }),
    victim: fc.nat({ max: 1 }),
    spelling: fc.constantFrom(0, 2, 4),
    times: fc.integer({ min: 4, max: 8 }),
  }),
  { minLength: 5, maxLength: 10, size: 'max' },
);

/** The highest number of mails within any 24 hours. */
const mostInADay = (mails: readonly SentMail[]): number =>
  Math.max(0, ...mails.map(({ at }) => mails.filter((one) => one.at >= at && one.at < at + DAY_MS).length));

let most = 0;
let sequence = 0;

test(
  `no recipient gets more mails than the budget in ${SEQUENCES} random attacks with two Free accounts`,
  async () => {
    const { host, cancellations, answers } = MAIL_BUDGET.recipientOfHost;
    const { hosts, cancellations: more, account } = MAIL_BUDGET.recipient;
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, flood), async (moves) => {
        const attack = new MailAttack(app, clock, String((sequence += 1)));
        sentMails.splice(0);
        await attack.begin();
        for (const one of moves) await attack.make(one);
        await attack.end();
        for (const victim of attack.victims) {
          const mails = attack.mailsTo(victim, sentMails);
          const ofHosts = mails.filter(({ fromName }) => fromName);
          for (const name of new Set(ofHosts.map(({ fromName }) => fromName))) {
            const ofHost = ofHosts.filter(({ fromName }) => fromName === name);
            expect(mostInADay(ofHost)).toBeLessThanOrEqual(host + cancellations + answers);
          }
          most = Math.max(most, mostInADay(ofHosts));
          expect(mostInADay(ofHosts)).toBeLessThanOrEqual(hosts + more);
          const others = mails.filter(({ fromName }) => !fromName);
          const codes = others.filter(({ subject }) => /^\d{6} /.test(subject));
          expect(mostInADay(codes)).toBeLessThanOrEqual(CODES);
          expect(mostInADay(others.filter((mail) => !codes.includes(mail)))).toBeLessThanOrEqual(account);
        }
      }),
      { numRuns: SEQUENCES, ...(SEED !== undefined && { seed: Number(SEED) }) },
    );
    // Few sequences may happen to write to nobody twice.
    if (longForm) expect(most).toBeGreaterThan(2);
    process.stdout.write(`${SEQUENCES} sequences; the most that one person got in a day: ${most}\n`);
  },
  60_000 + SEQUENCES * 10_000,
);

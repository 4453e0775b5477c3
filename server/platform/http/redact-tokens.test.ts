import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openLog } from '#server/platform/observability/log.ts';
import { redactTokens } from './redact-tokens.ts';

const TOKEN = 'p3Zr-_8kQ1nVx0YtLw5hUeGmJbFdSaOcRiKzXvN2q4M';

test.each([
  [`/rsvp/${TOKEN}`, '/rsvp/...'],
  [`/rsvp/${TOKEN}/stop`, '/rsvp/.../stop'],
  [`/rsvp/${TOKEN}?a=accepted`, '/rsvp/...?a=accepted'],
  [`/join/${TOKEN}#top`, '/join/...#top'],
  [`/calendar/${TOKEN}.ics`, '/calendar/....ics'],
  [`/digest/${TOKEN}/stop`, '/digest/.../stop'],
  [`/stop-mails/12-${TOKEN}?own=1`, '/stop-mails/...?own=1'],
  [`/contact-address/12-${TOKEN}/confirm`, '/contact-address/.../confirm'],
  ['/table/KMX4T7', '/table/...'],
  ['/api/score-pads/KMX4T7/entries', '/api/score-pads/.../entries'],
  ['/login?return=%2Fapi%2Fscore-pads%2FKMX4T7', '/login?return=%2Fapi%2Fscore-pads%2F...'],
  ['/api/shared/AbCdEfGhIjKlMnOpQrStUv/comments', '/api/shared/.../comments'],
  [`https://games.example.org/rsvp/${TOKEN}`, 'https://games.example.org/rsvp/...'],
  [`/login?return=%2Frsvp%2F${TOKEN}%3Fa%3Dmaybe`, '/login?return=%2Frsvp%2F...%3Fa%3Dmaybe'],
  [`/login?return=%252frsvp%252f${TOKEN}`, '/login?return=%252frsvp%252f...'],
  [`{"referer":"https://games.example.org/join/${TOKEN}"}`, '{"referer":"https://games.example.org/join/..."}'],
  [`Authorization: Bearer rollcall_${TOKEN}`, 'Authorization: Bearer rollcall_...'],
  [`{"token":"rollcall_${TOKEN}"}`, '{"token":"rollcall_..."}'],
  [`GET /JOIN/${TOKEN} and /rsvp/${TOKEN}`, 'GET /JOIN/... and /rsvp/...'],
  ['https://discord.com/api/v10/webhooks/12/aB3d-x failed', 'https://discord.com/api/v10/webhooks/... failed'],
  ['"https://hooks.slack.com/services/T1/B2/x9"', '"https://hooks.slack.com/services/..."'],
  ['https://api.telegram.org/bot12345:aB3d-x/sendMessage', 'https://api.telegram.org/bot12345:...'],
  ['whsec_MfKQ9r8GKYqr+/== is wrong', 'whsec_... is wrong'],
])('%s', (text, cut) => {
  expect(redactTokens(text)).toBe(cut);
});

test.each([
  '/api/calendar-feed',
  '/api/events/12/join-link',
  '/night/0b0f6c1e',
  'rsvp',
  '/rsvp/',
  '/rsvps/12',
  '/score-pads/routes.ts',
  '/shared/rules/plans/plan.ts',
  '/api/channels/12/test',
  '/robots.txt',
])('%s contains no token and stays unchanged', (text) => {
  expect(redactTokens(text)).toBe(text);
});

test('a token is removed from any surrounding text and any encoding', () => {
  const pages = fc.constantFrom('rsvp', 'join', 'calendar', 'digest', 'table', 'api/score-pads');
  fc.assert(
    fc.property(fc.string(), pages, fc.nat(3), fc.string(), (before, page, times, after) => {
      let path = `/${page}/${TOKEN}`;
      for (let time = 0; time < times; time += 1) path = encodeURIComponent(path);
      expect(redactTokens(`${before}${path} ${after}`)).not.toContain(TOKEN);
    }),
  );
});

test('the log contains no token in messages, errors and fields', () => {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const err = new Error(`could not answer /rsvp/${TOKEN}`);
  log.error({ err, path: `/rsvp/${TOKEN}`, details: [`"/join/${TOKEN}"`] }, `see /calendar/${TOKEN}.ics`);
  expect(lines.join('')).toContain('/rsvp/...');
  expect(lines.join('')).not.toContain(TOKEN);
});

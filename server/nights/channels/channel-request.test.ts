import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChannelKind } from '#shared/enums.ts';
import { channelRequest, type Target } from './channel-request.ts';
import type { News, NightFacts } from './news-text.ts';
import { signatureHeaders } from './sign-message.ts';

const NOW = new Date('2026-12-01T10:00:00Z');
const KEY = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const TARGETS: Record<ChannelKind, Target> = {
  discord: { kind: 'discord', target: 'https://discord.com/api/webhooks/1/abc', secret: null },
  slack: { kind: 'slack', target: 'https://hooks.slack.com/services/T/B/x', secret: null },
  ntfy: { kind: 'ntfy', target: 'https://ntfy.example/games/friday', secret: null },
  telegram: { kind: 'telegram', target: '-100123', secret: '123456:abcdefghijklmnopqrstu' },
  address: { kind: 'address', target: 'https://club.example/hook', secret: KEY },
};
const NIGHT: NightFacts = {
  publicId: '0b0f6c1e-6f0e-4b43-a0d4-5a3d4a8c1c11',
  title: 'Friday night',
  date: new Date('2026-12-04T18:00:00Z'),
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  place: 'The library',
  seats: { total: 6, left: 2 },
  url: 'https://games.example.org/join/abc_def',
};
const of = (kind: ChannelKind, news: Partial<News> | null = {}) => {
  const whole = news && { kind: 'night.planned' as const, night: NIGHT, ...news };
  const { url, body, headers } = channelRequest(TARGETS[kind], { id: 'msg', at: NOW, news: whole }, NOW);
  return { url: url.href, body: JSON.parse(body), headers, text: body };
};
const titled = (title: string) => ({ night: { ...NIGHT, title } });

test('what Discord is sent has at most 2,000 letters, with its link whole', () => {
  const { content } = of('discord', titled('*'.repeat(1500))).body;
  expect(content).toHaveLength(2000);
  expect(content.endsWith(`…\n${NIGHT.url}`)).toBe(true);
});

describe('the words', () => {
  const words = (news: Partial<News>) => of('telegram', news).body.text.split('\n');

  test('of a planned night name time, zone, place and seats, and lead to the page', () => {
    expect(words({})).toEqual([
      'Planned: Friday night',
      'Fri 4 Dec, 19:00 (Central European Time) · The library · 2 of 6 seats left',
      'https://games.example.org/join/abc_def',
    ]);
  });

  test('name no place, seats and page where there are none', () => {
    expect(words({ night: { ...NIGHT, place: null, seats: null, url: null } })).toEqual([
      'Planned: Friday night',
      'Fri 4 Dec, 19:00 (Central European Time)',
    ]);
  });

  test('of a moved night say what is and what was', () => {
    const before = { date: new Date('2026-12-03T18:00:00Z'), timeZone: 'Europe/Berlin', place: null };
    expect(words({ kind: 'night.moved', before }).slice(1, 3)).toEqual([
      'Now: Fri 4 Dec, 19:00 (Central European Time) · The library · 2 of 6 seats left',
      'Before: Thu 3 Dec, 19:00 (Central European Time)',
    ]);
  });

  test('of a cancelled night lead nowhere', () => {
    expect(words({ kind: 'night.cancelled' })).toEqual([
      'Cancelled: Friday night',
      'It was on Fri 4 Dec, 19:00 (Central European Time).',
    ]);
  });

  test('of many results are cut', () => {
    const results = Array.from({ length: 30 }, (_, index) => `Game ${index} with a rather long name: Ana wins`);
    expect(words({ kind: 'night.results', results }).join('\n').length).toBeLessThan(1000);
  });
});

describe('Discord', () => {
  test('pings nobody, whatever the title says', () => {
    const { body } = of('discord', titled('@everyone'));
    expect(body.allowed_mentions).toEqual({ parse: [] });
  });

  test('shows marks of its markup as they are, and the link untouched', () => {
    const { content } = of('discord', titled('*Loud* [x](https://evil.example) _night_')).body;
    expect(content).toContain('\\*Loud\\* \\[x\\]\\(https://evil.example\\) \\_night\\_');
    expect(content).toContain('\nhttps://games.example.org/join/abc_def');
  });
});

test('Slack gets its three signs escaped, so that a title links and pings nobody', () => {
  expect(of('slack', titled('<!channel> Rock & Roll')).body.text).toContain('&lt;!channel&gt; Rock &amp; Roll');
});

test('ntfy gets JSON at its root, with topic, title and link', () => {
  const { url, body } = of('ntfy', titled('Freitag für alle'));
  expect(url).toBe('https://ntfy.example/games/');
  expect(body).toMatchObject({ topic: 'friday', title: 'Planned: Freitag für alle', click: NIGHT.url });
});

test('Telegram gets plain text at the address of the bot', () => {
  const { url, body } = of('telegram');
  expect(url).toBe('https://api.telegram.org/bot123456:abcdefghijklmnopqrstu/sendMessage');
  expect(Object.keys(body)).toEqual(['chat_id', 'text']);
});

describe('an address', () => {
  test('gets signed JSON', () => {
    const { body, headers, text } = of('address');
    expect(body).toMatchObject({
      id: 'msg',
      kind: 'night.planned',
      at: NOW.toISOString(),
      night: { title: 'Friday night', date: '2026-12-04T18:00:00.000Z', seats: { total: 6, left: 2 } },
    });
    expect(headers).toEqual(signatureHeaders(KEY, { id: 'msg', at: NOW, body: text }));
  });

  test('is told that a test is one', () => {
    expect(of('address', null).body).toMatchObject({ kind: 'test', night: null });
  });
});

test('whatever a title and a place hold, a message is valid, of one title line and within the limits', () => {
  const odd = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(odd, odd, (title, place) => {
      const night = { ...NIGHT, title, place };
      expect(of('discord', { night }).body.content.length).toBeLessThan(2000);
      expect(of('telegram', { night }).body.text.split('\n')).toHaveLength(3);
      expect(of('slack', { night }).body.text).not.toMatch(/[<>]/);
      expect(of('ntfy', { night }).body.title).not.toContain('\n');
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANNEL_KINDS } from '#shared/enums.ts';
import { secretError, shownTarget, targetError } from './channel-targets.ts';

describe('an address is refused', () => {
  test.each([
    ['discord', 'https://discord.com/api/webhooks/1'],
    ['discord', 'https://discord.com:8443/api/webhooks/1/a'],
    ['discord', 'https://discord.com@evil.example/api/webhooks/1/a'],
    ['slack', 'https://hooks.slack.com.evil.example/services/T/B/x'],
    ['slack', 'https://hooks.slack.com/services/../admin'],
    ['ntfy', 'https://ntfy.sh/topic?auth=x'],
    ['ntfy', 'https://ntfy.sh/topic?'],
    ['ntfy', 'https://ntfy.sh/topic#'],
    ['ntfy', 'ntfy.sh/topic'],
    ['telegram', 'my group'],
    ['telegram', '../../getMe'],
    ['address', 'javascript:alert(1)'],
    ['address', 'https://user:pass@club.example/'],
  ] as const)('for %s if it is %s', (kind, target) => {
    expect(targetError(kind, target)).not.toBeNull();
  });
});

describe('an address is taken', () => {
  test.each([
    ['discord', 'https://discord.com/api/webhooks/123456789/aB-_3'],
    ['discord', 'https://canary.discord.com/api/v10/webhooks/1/a?thread_id=5'],
    ['slack', 'https://hooks.slack.com/services/T012/B345/x6Y7'],
    ['ntfy', 'https://ntfy.sh/our-friday_night'],
    ['ntfy', 'https://club.example/ntfy/friday'],
    ['telegram', '-1001234567890'],
    ['telegram', '@club_news'],
    ['address', 'https://club.example/hooks?key=1'],
  ] as const)('for %s if it is %s', (kind, target) => {
    expect(targetError(kind, target)).toBeNull();
  });
});

test('only a bot and a signed address have a secret, each in its form', () => {
  expect(secretError('telegram', '123456789:AAEhBP0av28-fghjklqwertyuiop')).toBeNull();
  expect(secretError('address', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBeNull();
  for (const kind of CHANNEL_KINDS) expect(secretError(kind, 'secret')).not.toBeNull();
});

test('at most four letters of what is secret are shown, and none of something short', () => {
  expect(shownTarget('ntfy', 'https://ntfy.sh/cats', null)).toEqual({ host: 'ntfy.sh', ending: '' });
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{1,80}$/), (token) => {
      const { host, ending } = shownTarget('discord', `https://discord.com/api/webhooks/1/${token}`, null);
      expect(host).toBe('discord.com');
      expect(ending).toBe(token.length < 12 ? '' : token.slice(-4));
    }),
  );
});

import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/words/language.ts';
import { sameTexts } from '#tests/support/mails/same-texts.ts';
import { awardMail } from './award-mail.ts';

const mailOf = (hostName: string) => {
  const { subject, text, fromName } = awardMail(
    'ben@example.org',
    { hostName, groupName: 'Fridays', year: 2026, titles: [{ title: 'Best loser' }] },
    { vote: 'https://games.example.org/v', stop: 'https://games.example.org/s' },
  );
  return { subject, text, fromName };
};

test.each(['Maya', 'Your host'])('the mail of %s that asks for votes is all in the language of its reader', (host) => {
  const ours = (text: string) => !/Best loser|^Maya \(Rollcall\)$/.test(text);
  expect(sameTexts(() => mailOf(host), ours)).toEqual([]);
});

test('its year is no number with a separator', () => {
  expect(mailOf('Maya').subject).toBe('Your vote: the 2026 awards of Fridays');
  expect(inLanguage('fr', () => mailOf('Maya').subject)).toContain('2026');
});

import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/words/language.ts';
import { heldText, mailProblem } from './mail-problem.ts';
import { SendsNoMail } from './mailer.ts';

const REFUSED = Object.assign(new Error(), {
  code: 'EENVELOPE',
  responseCode: 550,
  response: '550 5.1.1 No such\r\nperson',
});
const said = (error: unknown) => inLanguage('de', mailProblem(error).words);

test('why a mail was not sent is written when its host reads it, and what the mail server said stays as it is', () => {
  expect(mailProblem(REFUSED).words()).toBe('The mail server refused this mail. It said: 550 5.1.1 No such person');
  expect(said(REFUSED)).toBe('Der Mailserver hat diese Mail abgelehnt. Er meldet: 550 5.1.1 No such person');
  expect(said(Object.assign(new Error(), { code: 'ETIMEDOUT' }))).toBe('Der Mailserver ist nicht erreichbar.');
  expect(said(new SendsNoMail())).toMatch(/^Diese Seite verschickt keine Mails\./);
});

test('a limit is named with the plan that has it', () => {
  const reached = { allowed: 1500, since: new Date(0), plan: 'premium' } as const;
  const held = (limit: 'account' | 'invitations', planCalled: string, isTooLate = false) =>
    heldText('reminder', { ...reached, limit, planCalled }, isTooLate);
  expect(held('account', 'Premium')).toBe('Premium sends at most 1500 mails to guests in 24 hours.');
  expect(inLanguage('fr', () => held('invitations', 'A trial', true))).toBe(
    'Une période d’essai permet au plus 1500 invitations en 24 heures. Le mail a été retenu 3 jours et n’est pas parti.',
  );
});

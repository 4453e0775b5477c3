import { expect, test } from 'vitest';
import { afterCreating, createdNotice, signInNotice } from './sign-in-notice.ts';

test('there is no notice without an error', () => {
  expect(signInNotice('')).toBeNull();
  expect(signInNotice('returnTo=%2Fprofile')).toBeNull();
});

test.each([
  ['provider_unreachable', 'The sign-in service does not answer'],
  ['sign_in_failed', 'Signing in did not work'],
  ['sign_in_cancelled', 'You cancelled the sign-in'],
  ['email_unverified', 'Your e-mail address is not verified there'],
  ['link_expired', 'This link no longer works'],
])('the error %s has its explanation', (error, title) => {
  expect(signInNotice(`error=${error}`)?.title).toBe(title);
});

test('an unknown error is described as a failure', () => {
  expect(signInNotice('error=constructor')?.title).toBe('Signing in did not work');
  expect(signInNotice('error=')?.title).toBe('Signing in did not work');
});

test('a verified address shows a success notice', () => {
  expect(signInNotice('verified=1')?.tone).toBe('good');
});

test('after sign-up the notice names the address and the next step', () => {
  expect(createdNotice(afterCreating('ana@example.org'))?.text).toBe(
    'Open the link in the mail to ana@example.org, then sign in here with that address.',
  );
  expect([createdNotice(null), createdNotice({ openDialogs: 1 })]).toEqual([null, null]);
});

import { expect, test } from 'vitest';
import { accountLabel } from './account-label.ts';

test('the label of the account menu is the first name, otherwise the e-mail, otherwise "Account"', () => {
  expect(accountLabel({ firstName: 'Maya', email: 'maya@example.org' })).toBe('Maya');
  expect(accountLabel({ firstName: ' ', email: 'maya@example.org' })).toBe('maya@example.org');
  expect(accountLabel({ firstName: null, email: 'maya@example.org' })).toBe('maya@example.org');
  expect(accountLabel({ firstName: null, email: null })).toBe('Account');
});

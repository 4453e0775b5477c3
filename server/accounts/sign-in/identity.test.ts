import { describe, expect, test } from 'vitest';
import { identityOf } from './identity.ts';

const claims = (more: Record<string, unknown>) => identityOf({ iss: 'https://id.example', sub: '7', ...more });

describe('the e-mail address is used only if the provider asserts that it is verified', () => {
  test.each([
    [{ email: 'ana@example.org' }, null],
    [{ email: 'ana@example.org', email_verified: false }, null],
    [{ email: 'ana@example.org', email_verified: 'false' }, null],
    [{ email: 'ana@example.org', email_verified: 1 }, null],
    [{ email: 'not an address', email_verified: true }, null],
    [{ email: ['ana@example.org'], email_verified: true }, null],
    [{ email_verified: true }, null],
    [{ email: '\u212aate@example.org', email_verified: true }, null],
    [{ email: 'Ana@Example.ORG', email_verified: true }, 'ana@example.org'],
    [{ email: 'ana@example.org', email_verified: 'true' }, 'ana@example.org'],
  ])('%j', (more, expected) => {
    expect(claims(more).verifiedEmail).toBe(expected);
  });
});

test('names are read from their own claims and otherwise from the full name', () => {
  expect(claims({ given_name: 'Ana', family_name: 'Sá', name: 'X Y' })).toMatchObject({
    firstName: 'Ana',
    lastName: 'Sá',
  });
  expect(claims({ name: 'Ana Maria Sá' })).toMatchObject({ firstName: 'Ana', lastName: 'Maria Sá' });
  expect(claims({ name: 'Ana' })).toMatchObject({ firstName: 'Ana', lastName: null });
});

test('values that the database or a page cannot take are dropped or sanitized', () => {
  const identity = claims({ given_name: ' A\u0000na ', family_name: 'x'.repeat(500), picture: 'javascript:alert(1)' });
  expect(identity.firstName).toBe('A na');
  expect(identity.lastName).toHaveLength(80);
  expect(identity.profileImageUrl).toBeNull();
  expect(claims({ given_name: 5, picture: {} })).toMatchObject({ firstName: null, profileImageUrl: null });
});

test('names lose what is not seen, as typed ones do', () => {
  const identity = claims({ given_name: 'An\u200ba\u202e', family_name: '\u2800\u00ad', name: '\u200b Ana' });
  expect(identity).toMatchObject({ firstName: 'Ana', lastName: null });
});

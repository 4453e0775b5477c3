import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainOf, maySignUp, type SignUp, signUpText } from './sign-up.ts';

const of = (mode: SignUp['mode'], domains: readonly string[] = []): SignUp => ({ mode, domains });
const CLUB = of('domains', ['club.example', 'xn--spiele-kln-lcb.example']);

describe('sign-up', () => {
  it.each([
    'ana@club.example.org',
    'ana@notclub.example',
    'ana@sub.club.example',
    'ana@club.example.',
    'ana@club.exampl',
    'club.example@elsewhere.example',
    'ana@elsewhere.example?club.example',
    'ana@elsewhere.example/club.example',
    'ana@',
    '@',
    '',
  ])('is denied to an address that only resembles an allowed domain: %s', (email) => {
    expect(maySignUp(CLUB, email, true)).toBe(false);
  });

  it.each(['ana@club.example', 'ana@CLUB.Example', 'a@b@club.example', 'ana@spiele-köln.example'])(
    'is allowed to an address at an allowed domain: %s',
    (email) =>
      expect(maySignUp(of('domains', [...CLUB.domains, domainOf('x@spiele-köln.example')]), email, false)).toBe(true),
  );

  it('is denied in mode closed, allowed in mode open, and limited to invited addresses in mode invited', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.boolean(), (email, invited) => {
        expect(maySignUp(of('closed'), email, invited)).toBe(false);
        expect(maySignUp(of('open'), email, invited)).toBe(true);
        expect(maySignUp(of('invited'), email, invited)).toBe(invited);
      }),
    );
  });

  it('by domain is denied to every address at another domain', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        fc.pre(!email.toLowerCase().endsWith('@club.example'));
        expect(maySignUp(CLUB, email, true)).toBe(false);
      }),
    );
  });

  it('has a sentence for each mode', () => {
    expect(signUpText(of('open'))).toBeNull();
    expect(signUpText(of('closed'))).toBe('This site takes no new accounts.');
    expect(signUpText(of('invited'))).toBe('Only people who were invited can make an account here.');
    expect(signUpText(of('domains', ['a.example']))).toBe(
      'Only addresses that end in @a.example can make an account here.',
    );
    expect(signUpText(of('domains', ['a.example', 'b.example', 'c.example']))).toBe(
      'Only addresses that end in @a.example, @b.example or @c.example can make an account here.',
    );
  });
});

import { expect, test } from 'vitest';
import { orderedMethods, signInAddress, signUpAddress } from './sign-in-method-address.ts';

test('the identity provider is listed first', () => {
  const platform = { kind: 'platform', name: 'Hosted', path: '/api/login' } as const;
  const provider = { kind: 'provider', name: 'Club', path: '/api/auth/club' } as const;
  expect(orderedMethods([platform, provider])).toEqual([provider, platform]);
  expect(orderedMethods([provider, platform])).toEqual([provider, platform]);
});

test('the sign-in address contains the return path, the sign-up address the account type', () => {
  expect(signInAddress('/api/login', '/import?id=7')).toBe('/api/login?returnTo=%2Fimport%3Fid%3D7');
  const address = '/api/auth/club?accountType=organization&mode=signup';
  expect(signUpAddress('/api/auth/club', 'organization', '/my-games')).toBe(address);
  expect(signUpAddress('/api/auth/club', 'organization', '/game-nights')).toBe(`${address}&returnTo=%2Fgame-nights`);
});

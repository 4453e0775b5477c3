import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareFileName, shareText } from './share-text.ts';

test.each([
  ['Wingspan', 61, 'Wingspan_evolution_gold.png'],
  ['7 Wonders: Duel', 4, '7_Wonders__Duel_evolution_starter.png'],
  ['Azul', 5, 'Azul_evolution_bronze.png'],
  ['Ra', 25, 'Ra_evolution_silver.png'],
  ['Go', 75, 'Go_evolution_diamond.png'],
  ['../../etc/passwd', 100, '______etc_passwd_evolution_legendary.png'],
  ['Fußball', 0, 'Fu_ball_evolution_starter.png'],
])('the file of %s with %i plays is named %s', (title, timesPlayed, name) => {
  expect(shareFileName({ title, timesPlayed })).toBe(name);
});

test('the file name is safe for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(200), (title, timesPlayed) => {
      const name = shareFileName({ title, timesPlayed });
      expect(name).toMatch(/^\w*_evolution_[a-z]+\.png$/);
      expect(name.length).toBe(title.length + name.length - name.lastIndexOf('_evolution_'));
    }),
  );
});

test('the text names tier, plays and title', () => {
  const owned = { isWishlist: false };
  expect(shareText({ ...owned, title: 'Wingspan', timesPlayed: 61 })).toBe(
    'Just achieved Gold level with 61 plays of Wingspan',
  );
  expect(shareText({ ...owned, title: 'Azul', timesPlayed: 1 })).toBe(
    'Just achieved Starter level with 1 play of Azul',
  );
});

test('the text of an unplayed game claims no achievement', () => {
  expect(shareText({ title: 'Azul', timesPlayed: 0, isWishlist: true })).toBe('Azul is on my wishlist');
  expect(shareText({ title: 'Azul', timesPlayed: 0, isWishlist: false })).toBe('Azul waits for its first play');
});

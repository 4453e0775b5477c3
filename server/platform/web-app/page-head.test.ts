import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/words/language.ts';
import { pageHead } from './page-head.ts';

const SITE = { origin: 'https://games.example' };

test('the head of a page is in the language of its reader, and what an owner has typed is not translated', () => {
  const inGerman = (...page: Parameters<typeof pageHead>) => inLanguage('de', () => pageHead(...page));
  expect(inGerman('/premium', SITE)).toContain('<title>Tarife und Preise · Rollcall</title>');
  const linked = { path: '/shared/a', title: 'Outbox', description: 'Outbox', isListed: false };
  expect(inGerman('/shared/a', SITE, linked)).toContain('<title>Outbox</title>');
});

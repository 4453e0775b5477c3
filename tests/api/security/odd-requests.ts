import fc from 'fast-check';
import { hostileText } from '#tests/support/accounts/hostile-values.ts';

/** Ids in paths; 'own' stands for a row of the sender. */
export const ids = fc.oneof(
  fc.constantFrom('own', 'own', 'own', '999999999999999', '0', '-1', '01', '%00', '%ff', '%ed%a0%80', '..%2f1', 'NaN'),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2000)),
);

export const brokenJson = fc.constantFrom(
  '',
  '{',
  'null',
  '{"a":1}}',
  '\ufeff{}',
  '['.repeat(200_000),
  `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  '{"__proto__":{"isPremium":true},"constructor":{"prototype":{"x":1}}}',
  '{"title":"\\ud800","players":"2","duration":"1"}',
  '{"rating":1e999}',
);
export const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nothing',
  'text/csv',
  'text/plain',
  'multipart/form-data; boundary=x',
  ';',
);

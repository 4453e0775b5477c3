import { describe, expect, test } from 'vitest';
import { isNewer, versionIn } from './version-text.ts';

describe('no version is in', () => {
  test.each([
    '',
    'latest',
    '1.2',
    '1.2.3-beta.1',
    '<html>1.2.3</html>',
    '{"version":',
    '{"version":7}',
    '{}',
    '[]',
    '1.2.3 <script>',
  ])('%j', (text) => {
    expect(versionIn(text)).toBeNull();
  });
});

test.each([
  ['1.2.3', '1.2.3'],
  ['v1.2.3\nnotes', '1.2.3'],
  ['\n 1.10.0 \r\n', '1.10.0'],
  ['{"version":"1.2.3","notes":"…"}', '1.2.3'],
  ['{"tag_name":"v1.2.3","draft":false}', '1.2.3'],
])('%j names %s', (text, version) => {
  expect(versionIn(text)).toBe(version);
});

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['0.9.9', '1.0.0', false],
  ['1.9.9', '1.10.0', false],
  ['nonsense', '1.0.0', false],
])('%s after %s: %s', (offered, own, expected) => {
  expect(isNewer(offered, own)).toBe(expected);
});

import { expect, test } from 'vitest';
import { unreadableText } from './open-picture.ts';

test.each([
  [{ name: 'IMG_0042.HEIC', type: '' }, 'HEIC'],
  [{ name: 'box', type: 'image/heif' }, 'HEIC'],
  [{ name: 'heiconomy.pdf', type: 'application/pdf' }, 'JPEG, PNG or WebP'],
  [{ name: 'box.jpg', type: 'image/jpeg' }, 'JPEG, PNG or WebP'],
])('a file that cannot be opened has a hint: %j', (file, words) => {
  expect(unreadableText(file)).toContain(words);
  expect(unreadableText(file).includes('iPhone')).toBe(words === 'HEIC');
});

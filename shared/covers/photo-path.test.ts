import { expect, test } from 'vitest';
import { isPhotoPath, photoInSize, photoPath } from './photo-path.ts';

const KEY = '0123456789abcdef0123456789abcdef';

test('a photo has a path for each size, and images of other sites are unchanged', () => {
  const card = photoPath(7, KEY);
  expect(card).toBe(`/pictures/photos/7/${KEY}/card`);
  expect(photoInSize(card, 'list')).toBe(`/pictures/photos/7/${KEY}/list`);
  expect(photoInSize(photoInSize(card, 'list'), 'card')).toBe(card);
  expect(photoInSize('https://boxes.example/wingspan/box.png', 'list')).toBe('https://boxes.example/wingspan/box.png');
});

test.each([
  [photoPath(7, KEY), true],
  ['https://boxes.example/pictures/photos/7', false],
  ['/pictures/games/7/abc', false],
  [null, false],
  [undefined, false],
])('%s is a photo: %s', (address, isPhoto) => {
  expect(isPhotoPath(address)).toBe(isPhoto);
});

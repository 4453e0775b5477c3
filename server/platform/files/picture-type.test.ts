import { expect, test } from 'vitest';
import { pictureType } from './picture-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  '',
  'RIFF',
  'RIFF1234WAVE',
  'XXXX1234WEBP',
  '<svg xmlns="">',
  'GIF89a',
  '\x89PNG',
  '%PDF-1.7',
  'BM\xff\xd8\xff',
])('%j is not an accepted picture type', (text) => {
  expect(pictureType(bytes(text))).toBeNull();
});

test('PNG, WebP and JPEG are recognized by their first bytes', () => {
  expect(pictureType(bytes('\x89PNG\r\n\x1a\n0000IHDR'))).toBe('image/png');
  expect(pictureType(bytes('RIFF\x10\0\0\0WEBPVP8 '))).toBe('image/webp');
  expect(pictureType(bytes('\xff\xd8\xff\xe0\0\x10JFIF'))).toBe('image/jpeg');
});

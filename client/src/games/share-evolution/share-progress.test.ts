import { afterEach, expect, test, vi } from 'vitest';
import { shareProgress } from './share-progress.ts';

const TEXT = 'Just achieved Gold level with 61 plays of Wingspan';
const image = new File(['png'], 'Wingspan_evolution_gold.png', { type: 'image/png' });
const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});

afterEach(() => {
  vi.unstubAllGlobals();
  writeText.mockClear();
});

/** Mocks a platform with these abilities, beside its clipboard. */
function platform(abilities: object): void {
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...abilities });
}

const share = (outcome?: Error) =>
  vi.fn<(data: ShareData) => Promise<void>>(() => (outcome ? Promise.reject(outcome) : Promise.resolve()));

test('a platform that accepts files gets picture and text', async () => {
  const sheet = share();
  platform({ share: sheet, canShare: () => true });
  expect(await shareProgress(TEXT, image)).toBe('shared');
  expect(sheet).toHaveBeenCalledWith({ text: TEXT, files: [image] });
});

test.each<[string, File | null, object]>([
  ['takes no files', image, { canShare: () => false }],
  ['does not say what it takes', image, {}],
  ['takes files, when there is no picture', null, { canShare: () => true }],
])('a platform that %s gets only the text', async (_name, picture, abilities) => {
  const sheet = share();
  platform({ share: sheet, ...abilities });
  expect(await shareProgress(TEXT, picture)).toBe('shared');
  expect(sheet).toHaveBeenCalledWith({ text: TEXT });
});

test('closing the share sheet returns cancelled and does not use the clipboard', async () => {
  platform({ share: share(new DOMException('closed', 'AbortError')), canShare: () => true });
  expect(await shareProgress(TEXT, image)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['a platform that cannot share', {}],
  ['a platform that refuses to', { share: share(new DOMException('no', 'NotAllowedError')) }],
])('%s gets the text in the clipboard', async (_name, abilities) => {
  platform(abilities);
  expect(await shareProgress(TEXT, image)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(TEXT);
});

test('a rejected clipboard write is passed to the caller', async () => {
  platform({ clipboard: { writeText: () => Promise.reject(new Error('no clipboard')) } });
  await expect(shareProgress(TEXT, image)).rejects.toThrow('no clipboard');
});

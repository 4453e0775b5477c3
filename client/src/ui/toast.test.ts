import { beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, explainFailure, subscribeToToasts, toast } from './toast.ts';

beforeEach(() => dismissToast());

test('a new toast takes the place of the one on show', () => {
  toast({ title: 'Game Added!' });
  toast({ title: 'Game Removed', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Game Removed', variant: 'destructive' });
});

test('a toast that has been replaced cannot take away the one after it', () => {
  const first = toast({ title: 'first' });
  const second = toast({ title: 'second' });
  dismissToast(first);
  expect(currentToast()?.title).toBe('second');
  dismissToast(second);
  expect(currentToast()).toBeNull();
});

test('the same words twice are two toasts, so that the second starts its five seconds anew', () => {
  expect(toast({ title: 'Rating updated!' })).not.toBe(toast({ title: 'Rating updated!' }));
});

test('listeners hear of each change until they leave', () => {
  const heard = vi.fn<() => void>();
  const leave = subscribeToToasts(heard);
  toast({ title: 'one' });
  dismissToast();
  dismissToast();
  leave();
  toast({ title: 'two' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('who knows why something failed explains it in the place of general words, for that one time', async () => {
  explainFailure({ title: 'No network', description: 'Please try again when it is back.' });
  toast({ title: 'Error', description: 'Failed to remove game. Please try again.', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'No network', description: 'Please try again when it is back.' });
  toast({ title: 'Rating updated!' });
  expect(currentToast()?.title).toBe('Rating updated!');
  await new Promise((resolve) => setTimeout(resolve));
  toast({ title: 'Error', variant: 'destructive' });
  expect(currentToast()?.title).toBe('Error');
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('the same words twice are two toasts, so that the second one has its own five seconds', () => {
  expect(toast({ title: 'Rating updated!' })).not.toBe(toast({ title: 'Rating updated!' }));
});

test('listeners hear of each change until they leave', () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToasts(listener);
  toast({ title: 'one' });
  dismissToast();
  dismissToast();
  leave();
  toast({ title: 'two' });
  expect(listener).toHaveBeenCalledTimes(2);
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

describe('an undo', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    dismissToast();
    dismissToast();
  });
  afterEach(() => vi.useRealTimers());
  const undo = { altText: 'Bring it back', onPress: () => undefined };

  test('is offered for ten seconds, anything else said for five', () => {
    const now = Date.now();
    toast({ title: 'Rating updated!' });
    expect(currentToast()?.until).toBe(now + 5000);
    toast({ title: 'Game Removed', undo });
    expect(currentToast()?.until).toBe(now + 10_000);
  });

  test('comes back for the rest of its time after what was said in between', () => {
    const removed = toast({ title: 'Game Removed', undo });
    vi.advanceTimersByTime(2000);
    const rated = toast({ title: 'Rating updated!' });
    vi.advanceTimersByTime(5000);
    dismissToast(rated);
    expect(currentToast()?.id).toBe(removed);
    dismissToast();
    expect(currentToast()).toBeNull();
  });

  test('does not come back once its time is over', () => {
    toast({ title: 'Game Removed', undo });
    vi.advanceTimersByTime(8000);
    toast({ title: 'Rating updated!' });
    vi.advanceTimersByTime(5000);
    dismissToast();
    expect(currentToast()).toBeNull();
  });

  test('that was pressed or closed does not come back', () => {
    toast({ title: 'Game Removed', undo });
    dismissToast();
    toast({ title: 'Game Restored' });
    dismissToast();
    expect(currentToast()).toBeNull();
  });
});

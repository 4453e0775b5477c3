import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, explainFailure, subscribeToToasts, toast } from './toast.ts';

beforeEach(() => dismissToast());

test('a new toast replaces the current one', () => {
  toast({ title: 'Game Added!' });
  toast({ title: 'Game Removed', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Game Removed', variant: 'destructive' });
});

test('dismissing a replaced toast does not dismiss the current one', () => {
  const first = toast({ title: 'first' });
  const second = toast({ title: 'second' });
  dismissToast(first);
  expect(currentToast()?.title).toBe('second');
  dismissToast(second);
  expect(currentToast()).toBeNull();
});

test('equal texts are two toasts, each with its own duration', () => {
  expect(toast({ title: 'Rating updated!' })).not.toBe(toast({ title: 'Rating updated!' }));
});

test('listeners are notified of each change until they unsubscribe', () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToasts(listener);
  toast({ title: 'one' });
  dismissToast();
  dismissToast();
  leave();
  toast({ title: 'two' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a specific failure message replaces the next general one, once', async () => {
  explainFailure({ title: 'No network', description: 'Please try again when it is back.' });
  toast({ title: 'Error', description: 'Failed to remove game. Please try again.', variant: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'No network', description: 'Please try again when it is back.' });
  toast({ title: 'Rating updated!' });
  expect(currentToast()?.title).toBe('Rating updated!');
  await new Promise((resolve) => setTimeout(resolve));
  toast({ title: 'Error', variant: 'destructive' });
  expect(currentToast()?.title).toBe('Error');
});

describe('a toast with an undo', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    dismissToast();
    dismissToast();
  });
  afterEach(() => vi.useRealTimers());
  const undo = { altText: 'Bring it back', onPress: () => undefined };

  test('is shown for ten seconds, any other for five', () => {
    const now = Date.now();
    toast({ title: 'Rating updated!' });
    expect(currentToast()?.until).toBe(now + 5000);
    toast({ title: 'Game Removed', undo });
    expect(currentToast()?.until).toBe(now + 10_000);
  });

  test('returns for its remaining time after another toast', () => {
    const removed = toast({ title: 'Game Removed', undo });
    vi.advanceTimersByTime(2000);
    const rated = toast({ title: 'Rating updated!' });
    vi.advanceTimersByTime(5000);
    dismissToast(rated);
    expect(currentToast()?.id).toBe(removed);
    dismissToast();
    expect(currentToast()).toBeNull();
  });

  test('does not return after its time is over', () => {
    toast({ title: 'Game Removed', undo });
    vi.advanceTimersByTime(8000);
    toast({ title: 'Rating updated!' });
    vi.advanceTimersByTime(5000);
    dismissToast();
    expect(currentToast()).toBeNull();
  });

  test('does not return after it was used or dismissed', () => {
    toast({ title: 'Game Removed', undo });
    dismissToast();
    toast({ title: 'Game Restored' });
    dismissToast();
    expect(currentToast()).toBeNull();
  });
});

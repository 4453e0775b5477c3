import type { PadMoment } from './pad-session.ts';

/** The sync state in a few words. */
export function syncWords({ pad, unsentCount, trouble, busy, isLive }: PadMoment): {
  words: string;
  tone: 'good' | 'wait' | 'bad';
} {
  const waiting = pad?.unsent.length ?? 0;
  if (trouble?.kind === 'no_network' && unsentCount < waiting) return { words: 'Saving...', tone: 'wait' };
  if (trouble?.kind === 'no_network')
    return { words: waiting > 0 ? `Waiting for network (${waiting})` : 'No network', tone: 'wait' };
  if (trouble?.kind === 'signed_out') return { words: 'Sign in to save', tone: 'bad' };
  if (trouble?.kind === 'gone') return { words: 'This table is gone', tone: 'bad' };
  if (trouble || (pad?.status === 'finished' && waiting > 0)) return { words: `Not saved (${waiting})`, tone: 'bad' };
  if (busy && waiting > 0) return { words: 'Saving...', tone: 'wait' };
  return { words: isLive ? 'Live' : 'Saved', tone: 'good' };
}

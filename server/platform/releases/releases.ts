import { version } from '#server/platform/config/version.ts';
import type { Job } from '#server/platform/lifecycle/scheduler.ts';
import type { FetchText } from '#server/platform/outbound/page-fetcher/fetch-text.ts';
import { isNewer, versionIn } from './version-text.ts';

const DAY = 86_400_000;

export interface Releases {
  /** A later version than this server's, as it last read at NEWER_VERSION_URL; null if there is none, or none was looked for. */
  newer(): string | null;
  /** Reads it once a day; none without NEWER_VERSION_URL. */
  jobs: readonly Job[];
}

/** Looks for a newer version at an address of the operator's choice. Nothing is sent there but this server's own address. */
export function openReleases(url: string | undefined, fetchText: FetchText, own = version): Releases {
  let newer: string | null = null;
  const run = async () => {
    const named = versionIn(await fetchText(new URL(url ?? '')).catch(unread));
    if (named === null) throw new Error('NEWER_VERSION_URL: names no version such as 1.2.0');
    newer = isNewer(named, own) ? named : null;
  };
  return {
    newer: () => newer,
    jobs: url === undefined ? [] : [{ name: 'look for a newer version', everyMs: DAY, run }],
  };
}

function unread(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`NEWER_VERSION_URL: cannot be read: ${reason}`, { cause: error });
}

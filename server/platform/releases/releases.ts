import { version } from '#server/platform/config/version.ts';
import type { Job } from '#server/platform/lifecycle/scheduler.ts';
import type { FetchText } from '#server/platform/outbound/page-fetcher/fetch-text.ts';
import { isNewer, versionIn } from './version-text.ts';

const DAY = 86_400_000;

export interface Release {
  /** Of this server. */
  version: string;
  /** A later one that NEWER_VERSION_URL names; null if there is none, or none was looked for. */
  newer: string | null;
  /** When it was last read; null if never. */
  checkedAt: Date | null;
}

export interface Releases {
  /** As last read by this server. */
  latest(): Release;
  /** Reads it once a day; none without NEWER_VERSION_URL. */
  jobs: readonly Job[];
}

/** Looks for a newer version at an address of the operator's choice. Nothing is sent there but this server's own address. */
export function openReleases(url: string | undefined, fetchText: FetchText, own = version): Releases {
  let read: Omit<Release, 'version'> = { newer: null, checkedAt: null };
  const run = async () => {
    const named = versionIn(await fetchText(new URL(url ?? '')).catch(unread));
    if (named === null) throw new Error('NEWER_VERSION_URL: names no version such as 1.2.0');
    read = { newer: isNewer(named, own) ? named : null, checkedAt: new Date() };
  };
  return {
    latest: () => ({ version: own, ...read }),
    jobs: url === undefined ? [] : [{ name: 'look for a newer version', everyMs: DAY, run }],
  };
}

function unread(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`NEWER_VERSION_URL: cannot be read: ${reason}`, { cause: error });
}

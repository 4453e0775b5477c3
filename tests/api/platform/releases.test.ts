import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { startJobs } from '#server/platform/lifecycle/scheduler.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { textFetcher } from '#server/platform/outbound/page-fetcher/fetch-text.ts';
import { openReleases } from '#server/platform/releases/releases.ts';
import { type PageServer, startPageServer } from '#tests/support/server/page-server.ts';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

let site: PageServer;
let answer: RequestListener;
beforeEach(async () => {
  answer = (_req, res) => res.writeHead(200, JSON_TYPE).end('{"version":"1.1.0"}');
  site = await startPageServer((req, res) => answer(req, res));
});
afterEach(() => site.close());

const releasesAt = (url: string | undefined, options = {}) =>
  openReleases(
    url,
    textFetcher({ userAgent: 'Rollcall/test', except: { address: '127.0.0.1', port: site.port }, ...options }),
    '1.0.0',
  );
const check = async (releases: ReturnType<typeof releasesAt>) => {
  for (const { run } of releases.jobs) await run();
};

describe('no newer version is known', () => {
  test('unless the operator names an address: then nothing is asked', async () => {
    const releases = releasesAt(undefined);
    expect([releases.jobs, releases.newer(), readEnvironment({}).NEWER_VERSION_URL]).toEqual([[], null, undefined]);
  });

  test.each([
    ['a page', { 'Content-Type': 'text/html' }, '1.1.0', /it is no text/],
    ['a text without a version', JSON_TYPE, '{"version":"soon"}', /names no version such as 1\.2\.0/],
  ])('of %s, which is a failure of the job', async (_what, headers, body, problem) => {
    answer = (_req, res) => res.writeHead(200, headers).end(body);
    const releases = releasesAt(site.origin);
    await expect(check(releases)).rejects.toThrow(problem);
    expect(releases.newer()).toBeNull();
  });

  test('at an address inside the network', async () => {
    await expect(check(releasesAt('http://127.0.0.1:1/version'))).rejects.toThrow(
      /NEWER_VERSION_URL: cannot be read: its address is refused/,
    );
  });

  test('at one that does not answer in time', async () => {
    answer = () => {};
    await expect(check(releasesAt(site.origin, { deadlineMs: 50 }))).rejects.toThrow(
      /cannot be read: it did not arrive/,
    );
  });

  test('if it is this one, or an older one', async () => {
    answer = (_req, res) => res.writeHead(200, { 'Content-Type': 'text/plain' }).end('v1.0.0\n');
    const releases = releasesAt(site.origin);
    await check(releases);
    expect(site.requests).toHaveLength(1);
    expect(releases.newer()).toBeNull();
  });
});

test('a newer version is read once a day, and kept while the address fails', async () => {
  const releases = releasesAt(`${site.origin}/version.json`);
  expect(releases.jobs.map(({ everyMs }) => everyMs)).toEqual([86_400_000]);
  const stop = startJobs(releases.jobs, openLog({ ...readEnvironment({}), LOG_LEVEL: 'silent' }), new Map());
  await vi.waitFor(() => expect(releases.newer()).toBe('1.1.0'));
  await stop();
  expect(site.requests).toEqual(['/version.json']);
  answer = (_req, res) => res.writeHead(500).end();
  await expect(check(releases)).rejects.toThrow(/it answers 500/);
  expect(releases.newer()).toBe('1.1.0');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backupName, isUnfinished, madeAtOf, siteOf } from './backup-names.ts';
import { expiredBackups } from './expired-backups.ts';

const SITE = 'games.example.org';
const DAY = 86_400_000;
const NOW = new Date('2026-11-30T04:00:00Z');
const MOST = 7 + 4 + 6;

const nameAt = (madeAt: Date, isEncrypted = false) => backupName(SITE, madeAt, isEncrypted);
const daysAgo = (days: number, hour = 3) => new Date(NOW.getTime() - days * DAY - (4 - hour) * 3_600_000);

const moments = fc.date({
  min: new Date(NOW.getTime() - 800 * DAY),
  max: new Date(NOW.getTime() + 3 * DAY),
  noInvalidDate: true,
});
const ownNames = fc.array(fc.tuple(moments, fc.boolean()).map(([at, isEncrypted]) => nameAt(at, isEncrypted)));
const foreignNames = fc.array(
  fc.oneof(
    fc.string(),
    moments.map((at) => backupName('other.example.org', at, true)),
    moments.map((at) => `${nameAt(at)}.unfinished`),
    moments.map((at) => `copy-of-${nameAt(at)}`),
    moments.map((at) => nameAt(at).toUpperCase()),
  ),
);
const isPast = (name: string) => (madeAtOf(SITE, name) ?? NOW) <= NOW;

describe('never deleted:', () => {
  test('what this site has not named itself', () => {
    fc.assert(
      fc.property(ownNames, foreignNames, (own, foreign) => {
        const expired = expiredBackups(SITE, [...own, ...foreign], NOW);
        expect(expired.every((name) => own.includes(name))).toBe(true);
      }),
    );
  });

  test.each([
    'rollcall-2026-11-21-0315.backup',
    'rollcall-games.example.org-before-upgrade.backup',
    'rollcall-games.example.org-20261330T033000Z.backup',
    'rollcall-games.example.org-20260230T033000Z.backup',
    'rollcall-games.example.org-20261130T033000Z.backup.age.unfinished',
    'rollcall-games.example.org-20261130T033000Z.backup.gz',
    'rollcall-games.example.org.evil-20261130T033000Z.backup',
    '../rollcall-games.example.org-20261130T033000Z.backup',
  ])('%s, which looks like one', (name) => {
    expect(madeAtOf(SITE, name)).toBeNull();
  });

  test('the newest, and those of a time to come', () => {
    fc.assert(
      fc.property(ownNames, (own) => {
        const expired = new Set(expiredBackups(SITE, own, NOW));
        const newest = own.filter(isPast).map((name) => madeAtOf(SITE, name)?.getTime() ?? 0);
        const kept = own.filter((name) => !expired.has(name)).map((name) => madeAtOf(SITE, name)?.getTime());
        if (newest.length > 0) expect(kept).toContain(Math.max(...newest));
        expect([...expired].every(isPast)).toBe(true);
      }),
    );
  });

  test('anything because no backups were made for a while', () => {
    fc.assert(
      fc.property(ownNames, fc.integer({ min: 1, max: 5000 }), (own, days) => {
        const past = own.filter(isPast);
        const kept = past.filter((name) => !expiredBackups(SITE, past, NOW).includes(name));
        expect(expiredBackups(SITE, kept, new Date(NOW.getTime() + days * DAY))).toEqual([]);
      }),
    );
  });
});

test('the same files go in whatever order the folder lists them', () => {
  fc.assert(
    fc.property(ownNames, (own) => {
      const [forth, back] = [own, own.toReversed()].map((names) => expiredBackups(SITE, names, NOW).toSorted());
      expect(forth).toEqual(back);
    }),
  );
});

test('no more than seven days, four weeks and six months are kept', () => {
  fc.assert(
    fc.property(ownNames, (own) => {
      const past = [...new Set(own)].filter(isPast);
      const expired = new Set(expiredBackups(SITE, past, NOW));
      const isOld = (name: string) => (madeAtOf(SITE, name) ?? NOW).getTime() <= NOW.getTime() - DAY;
      expect(past.filter((name) => isOld(name) && !expired.has(name)).length).toBeLessThanOrEqual(MOST);
    }),
  );
});

test('after years of a backup each day, the last 7 days, 4 weeks and 6 months can be restored', () => {
  let folder: string[] = [];
  for (let day = 900; day >= 0; day -= 1) {
    const at = daysAgo(day);
    folder.push(nameAt(at, day % 2 === 0));
    const expired = expiredBackups(SITE, folder, at);
    folder = folder.filter((name) => !expired.includes(name));
  }
  const days = folder.map((name) => madeAtOf(SITE, name)?.toISOString().slice(0, 10));
  // November 30, 2026 is a Monday: the last days of weeks are Sundays.
  expect(days).toEqual([
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-15',
    '2026-11-22',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
  ]);
});

test('of several on one day the last is kept, and all of the last 24 hours', () => {
  const names = [1, 2, 3].map((hour) => nameAt(daysAgo(2, hour)));
  const today = [1, 2, 3].map((hour) => nameAt(daysAgo(0, hour)));
  expect(expiredBackups(SITE, [...names, ...today], NOW)).toEqual([names[1], names[0]]);
});

test('a name says its site and when it was made, to the second', () => {
  expect(nameAt(new Date('2026-11-30T03:30:05.9Z'), true)).toBe(
    'rollcall-games.example.org-20261130T033005Z.backup.age',
  );
  fc.assert(
    fc.property(moments, fc.boolean(), (at, isEncrypted) => {
      const name = nameAt(at, isEncrypted);
      expect(madeAtOf(SITE, name)?.getTime()).toBe(Math.floor(at.getTime() / 1000) * 1000);
      expect([isUnfinished(SITE, name), isUnfinished(SITE, `${name}.unfinished`)]).toEqual([false, true]);
    }),
  );
});

test('the site of an address is a part of a file name', () => {
  expect(['https://games.example.org', 'http://localhost:3000', 'http://[::1]:3000'].map(siteOf)).toEqual([
    'games.example.org',
    'localhost-3000',
    '---1--3000',
  ]);
});

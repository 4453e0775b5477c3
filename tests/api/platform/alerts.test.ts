import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openMetrics } from '#server/platform/observability/metrics.ts';
import { beginRun, endRun } from '#server/platform/backup/schedule/runs-store.ts';
import { runsHoursAgo } from '#tests/support/server/backup-requests.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const ALERTS = readFileSync('deploy/alerts.yml', 'utf8')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: text.slice(0, text.indexOf('\n')), text, expr: /^ +expr: (.*)$/m.exec(text)?.[1] ?? '' }));

const app = testApp();
const figures = (backups: { drills: boolean } | null) =>
  openMetrics({ ...app.services, runningImports: () => 0, backups }).text();

describe.each(ALERTS)('the alarm $name', ({ text, expr }) => {
  test('uses metrics and labels that the server has', async () => {
    const all = await figures({ drills: true });
    const names = [...expr.matchAll(/\b(?:rollcall|http|nodejs|process)_\w+/g)].map(([name]) => name);
    if (!expr.startsWith('up{')) expect(names).not.toEqual([]);
    for (const name of names) expect(all).toMatch(new RegExp(`^# TYPE ${name.replace(/_count$/, '')} `, 'm'));
    // The class of a status shows with the first request.
    for (const [, name = '', label = ''] of expr.matchAll(/(rollcall_\w+)\{(\w+="\w+")\}/g))
      expect(all).toContain(`${name}{${label}} `);
  });

  test('says in a line what is wrong, and what to do', () => {
    for (const part of [/^ +summary: '.+'$/m, /^ +action: '.+'$/m, /severity: (critical|warning) /])
      expect(text).toMatch(part);
  });
});

test('there are alarms for backups, drills, mails, errors, delays and the disk', () => {
  expect(ALERTS.map(({ name }) => name)).toEqual(
    expect.arrayContaining(
      ['BackupOld', 'DrillOld', 'MailsWait', 'MailsFail', 'Errors', 'EventLoopDelay', 'DatabaseDiskFull'].map(
        (name) => `Rollcall${name}`,
      ),
    ),
  );
});

test('the alarm of backups is of use before the first one, and after it tells its age and size', async () => {
  expect(await figures({ drills: true })).toMatch(/^rollcall_backup_age_seconds\{kind="backup"\} \+Inf$/m);
  const { db } = app.services;
  await endRun(db, await beginRun(db, 'backup', 'a file'), { rows: 3, bytes: 4_711 });
  await runsHoursAgo(app, 3);
  const all = await figures({ drills: true });
  expect(Number(/^rollcall_backup_age_seconds\{kind="backup"\} (.*)$/m.exec(all)?.[1])).toBeCloseTo(3 * 3600, -2);
  expect(all).toMatch(/^rollcall_backup_age_seconds\{kind="drill"\} \+Inf$/m);
  expect(all).toMatch(/^rollcall_backup_bytes 4711$/m);
});

test('a site without backups has no figures of them, and one without drills none of those', async () => {
  expect(await figures(null)).not.toContain('rollcall_backup');
  expect(await figures({ drills: false })).not.toContain('kind="drill"');
});

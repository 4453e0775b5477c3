import { Gauge, type Registry } from 'prom-client';
import { type BackupRun, lastBackups } from '#server/platform/backup/schedule/runs-store.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Adds gauges of backups; every server reports the same. @param drills whether this site tries its backups out */
export function addBackupGauges(registry: Registry, db: Database, { drills }: { drills: boolean }): void {
  const read = () => lastBackups(db).catch(() => null);
  const age: Gauge<'kind'> = new Gauge({
    name: 'rollcall_backup_age_seconds',
    help: 'Seconds since the last backup and the last drill that succeeded; +Inf if there was none',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const last = await read();
      age.set({ kind: 'backup' }, last ? ageOf(last.backup.good) : Number.NaN);
      if (drills) age.set({ kind: 'drill' }, last ? ageOf(last.drill.good) : Number.NaN);
    },
  });
  const size: Gauge = new Gauge({
    name: 'rollcall_backup_bytes',
    help: 'Size of the last backup that succeeded',
    registers: [registry],
    async collect() {
      const last = await read();
      size.set(last ? (last.backup.good?.bytes ?? 0) : Number.NaN);
    },
  });
}

const ageOf = (run: BackupRun | null): number => (run ? (Date.now() - run.startedAt.getTime()) / 1000 : Infinity);

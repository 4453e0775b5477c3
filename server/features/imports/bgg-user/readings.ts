import type { Database } from '#server/database/database.ts';

interface Reading {
  db: Database;
  importId: number;
  controller: AbortController;
}

const readings = new Set<Reading>();

/** The signal by which the reading of an import is stopped, and what to call when it has ended. */
export function openReading(db: Database, importId: number) {
  const reading = { db, importId, controller: new AbortController() };
  readings.add(reading);
  return {
    signal: reading.controller.signal,
    stop: () => reading.controller.abort(),
    end: () => void readings.delete(reading),
  };
}

/** Stops what this process reads: of one import, or all of it so that the server can stop. */
export function stopReadings(db?: Database, importId?: number): void {
  for (const reading of readings) {
    if (db === undefined || (reading.db === db && reading.importId === importId)) reading.controller.abort();
  }
}

import type { Database } from '#server/platform/database/database.ts';

interface Reading {
  db: Database;
  importId: number;
  controller: AbortController;
}

const readings = new Set<Reading>();

/** The abort signal for reading an import, and a function to call when it has ended. */
export function openReading(db: Database, importId: number) {
  const reading = { db, importId, controller: new AbortController() };
  readings.add(reading);
  return {
    signal: reading.controller.signal,
    stop: () => reading.controller.abort(),
    end: () => void readings.delete(reading),
  };
}

/** Stops reading in this process: of one import, or of all at shutdown. */
export function stopReadings(db?: Database, importId?: number): void {
  for (const reading of readings) {
    if (db === undefined || (reading.db === db && reading.importId === importId)) reading.controller.abort();
  }
}

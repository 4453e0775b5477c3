import { existsSync } from 'node:fs';

/** Loads `.env` of the working folder; existing variables are kept. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

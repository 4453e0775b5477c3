import { existsSync } from 'node:fs';

/** Adds what `.env` in the working folder says to the environment, never over what is set already. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

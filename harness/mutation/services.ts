import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { GIVEN_SERVER, startDatabaseServer } from '../../tests/support/server/database-server.ts';

/**
 * `npm run mutation:services`: starts one PostgreSQL for all runs of the tests, and StrykerJS on the services with it. Passes
 * further arguments to StrykerJS and returns its exit code.
 */
const server = await startDatabaseServer();
try {
  const stryker = spawn('stryker', ['run', 'harness/mutation/stryker.services.config.mjs', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, [GIVEN_SERVER]: server.url },
  });
  const [code] = await once(stryker, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
} finally {
  await server.stop();
}

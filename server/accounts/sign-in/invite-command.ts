import { databaseInUse } from '#server/platform/backup/open-database.ts';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { loadEnvFile } from '#server/platform/config/load-env-file.ts';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { formatStartupError } from '#server/platform/lifecycle/format-startup-error.ts';
import { signUpUrl } from './invitation-cookie.ts';
import { makeSignUpLink } from './sign-up-links.ts';
import { readArguments, refuseArguments } from '#server/platform/config/read-arguments.ts';

const USAGE = `npm run invite -- [--uses 5] [--days 30]
  prints a link by which people may create an account where SIGN_UP=invited: once and for 7 days unless you say more.`;
const MOST = { uses: 10_000, days: 365 };

/** Creates a link that allows sign-up where SIGN_UP=invited, and prints it. */
async function invite(): Promise<string> {
  const { values } = readArguments(USAGE, {
    options: { uses: { type: 'string', default: '1' }, days: { type: 'string', default: '7' } },
  });
  const uses = numberOf('uses', values.uses, MOST.uses);
  const days = numberOf('days', values.days, MOST.days);
  loadEnvFile();
  const environment = readEnvironment(process.env);
  const { url, close } = await databaseInUse(environment);
  const pool = openPool(url, 1, () => {});
  try {
    const token = await makeSignUpLink(openDatabase(pool), { uses, days });
    const { mode } = environment.SIGN_UP;
    if (mode !== 'invited') process.stderr.write(`SIGN_UP is not invited, so this link opens nothing for now.\n`);
    return signUpUrl(environment.origin, token);
  } finally {
    await pool.end();
    await close();
  }
}

function numberOf(option: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  return refuseArguments(USAGE, `--${option} must be a whole number from 1 to ${most}.`);
}

try {
  process.stdout.write(`${await invite()}\n`);
} catch (error) {
  process.stderr.write(`${formatStartupError(error).join('\n')}\n`);
  process.exitCode = 1;
}

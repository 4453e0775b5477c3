import { databaseInUse } from '#server/platform/backup/open-database.ts';
import { readArguments, refuseArguments } from '#server/platform/config/read-arguments.ts';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { loadEnvFile } from '#server/platform/config/load-env-file.ts';
import { openDatabase, openPool } from '#server/platform/database/database.ts';
import { formatStartupError } from '#server/platform/lifecycle/format-startup-error.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { openPayments } from '#server/plans/service.ts';
import { COMMANDS, type Commanded } from './commands.ts';

const USAGE = `npm run admin -- COMMAND
  people [TEXT]                 the latest accounts, or those with a text in their address or name
  show ADDRESS                  one account with its sizes and what administrators did to it
  plan ADDRESS PLAN [--until 2027-01-31]
                                gives free, premium or premium_plus, without an end unless you say one
  disable ADDRESS               signs out, holds mails, closes pages and pauses payments; enable ADDRESS undoes it
  enable ADDRESS
  delete ADDRESS --yes          deletes an account with everything in it
  mails [STATE]                 the latest mails that are failed, waiting, held, sent or dropped
  send-again ID                 tries a mail at once; stop-mail ID stops one that waits
  stop-mail ID
  reports                       reports of abuse; close-report ID closes one
  close-report ID
  audit                         what administrators and these commands did`;

/** More words than any command takes. */
const WORDS = 3;

/** Does what `/admin` does, for servers without a browser. It acts in nobody's name: the audit says that it was a command. */
async function administrate(): Promise<readonly string[]> {
  const { values, positionals } = readArguments(
    USAGE,
    { options: { until: { type: 'string' }, yes: { type: 'boolean' } } },
    WORDS,
  );
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return refuseArguments(USAGE, name === '' ? 'COMMAND is missing.' : `There is no command '${name}'.`);
  const given: Commanded = { words, until: values.until, yes: values.yes ?? false };
  const problem = command.problem(given);
  if (problem !== null) return refuseArguments(USAGE, problem);
  loadEnvFile();
  const environment = readEnvironment(process.env);
  const { url, close } = await databaseInUse(environment);
  const pool = openPool(url, 2, () => {});
  try {
    const services = {
      db: openDatabase(pool),
      environment,
      log: openLog(environment),
      payments: openPayments(environment),
    };
    return await command.run(services, given);
  } finally {
    await pool.end();
    await close();
  }
}

try {
  process.stdout.write((await administrate()).map((line) => `${line}\n`).join(''));
} catch (error) {
  process.stderr.write(`${formatStartupError(error).join('\n')}\n`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { readArguments } from '#server/platform/config/read-arguments.ts';

const USAGE = `npm run audit -- [--must-answer]
  asks the registry for known vulnerabilities of the production dependencies.
  --must-answer: fails if the registry does not answer.`;

/**
 * `npm run audit`: asks the registry for known vulnerabilities of the production dependencies, and fails if one is high or
 * critical. A registry without an audit endpoint is reported; it is a failure only with `--must-answer`.
 */
const { values } = readArguments(USAGE, { options: { 'must-answer': { type: 'boolean' } } });
const { stdout, status } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = readReport(stdout);

if (report?.metadata?.vulnerabilities === undefined) {
  console.log(`The registry did not answer the audit request: ${report?.message ?? 'the response is not JSON'}`);
  console.log('No package was checked. Run `npm run audit` with a registry that supports audits.');
  process.exitCode = values['must-answer'] ? 1 : 0;
} else {
  const { total, high, critical } = report.metadata.vulnerabilities;
  console.log(`${total} known vulnerabilities in production dependencies; high: ${high}, critical: ${critical}`);
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities ?? {}))
    console.log(`  ${name} ${range}: ${severity}`);
  process.exitCode = status === 0 ? 0 : 1;
}

function readReport(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

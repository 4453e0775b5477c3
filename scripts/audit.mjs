import { spawnSync } from 'node:child_process';

/**
 * `npm run audit`: asks the registry whether a package that the server runs on has a known vulnerability, high or worse,
 * and fails if one has. Where the registry does not answer such questions nothing is known, which is said and is no failure,
 * unless `--must-answer` is given.
 */
const { stdout, status } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = readReport(stdout);

if (report?.metadata?.vulnerabilities === undefined) {
  console.log(
    `The registry was asked about vulnerabilities and did not answer: ${report?.message ?? 'no JSON came back'}`,
  );
  console.log('Nothing was checked. Run `npm run audit` where it is reachable.');
  process.exitCode = process.argv.includes('--must-answer') ? 1 : 0;
} else {
  const { total, high, critical } = report.metadata.vulnerabilities;
  console.log(`${total} known vulnerabilities in what the server runs on; high: ${high}, critical: ${critical}`);
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

import { afterAll, expect, test } from 'vitest';
import { checkMailServer, watchMailServer } from '#server/platform/mails/check-mail-server.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { readEnvironment } from '#server/platform/config/environment.ts';
import { smtpServerOf } from '#server/platform/mails/open-mailer.ts';
import { smtpMailer } from '#server/platform/mails/smtp-mailer.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';

const LOGIN = { user: 'club@example.org', password: "p@ss#1/2?3%4 'x" };
const servers: MailServer[] = [];
afterAll(() => servers.forEach((server) => server.die()));

async function start(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  servers.push(server);
  return { ...server, host: new URL(server.url).host };
}
const problemWith = (values: Record<string, string>) => checkMailServer(readEnvironment(values));

test('without a mail server there is no problem', async () => {
  expect(await problemWith({})).toBeNull();
});

test('a mail server that is not there is no reason to refuse the start', async () => {
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  expect(await problemWith({ SMTP_URL })).toEqual({
    line: `${SMTP_URL.replace('smtp://', 'SMTP_URL: ')} cannot be used for mails: nothing answers there (ECONNREFUSED)`,
    lasting: false,
  });
});

test('a refused password is, and is named after its variable', async () => {
  const { url, host } = await start({ login: LOGIN });
  const says = `${host} refuses the user name or the password: 535 5.7.8 Authentication credentials invalid`;
  expect(await problemWith({ SMTP_URL: url, SMTP_USER: LOGIN.user, SMTP_PASSWORD: 'another' })).toEqual({
    line: `SMTP_USER, SMTP_PASSWORD: ${says}`,
    lasting: true,
  });
  expect(await problemWith({ SMTP_URL: url.replace('://', '://club:another@') })).toEqual({
    line: `SMTP_URL: ${says}`,
    lasting: true,
  });
});

test('every character of a user name and a password arrives, as it is or encoded in the address', async () => {
  const { url } = await start({ login: LOGIN });
  expect(await problemWith({ SMTP_URL: url, SMTP_USER: LOGIN.user, SMTP_PASSWORD: LOGIN.password })).toBeNull();
  const encoded = `${encodeURIComponent(LOGIN.user)}:${encodeURIComponent(LOGIN.password)}@`;
  expect(await problemWith({ SMTP_URL: url.replace('://', `://${encoded}`) })).toBeNull();
});

test('TLS from the start is not spoken to a server that begins without', async () => {
  const { url, host } = await start({ tls: 'starttls' });
  expect(await problemWith({ SMTP_URL: url.replace('smtp:', 'smtps:') })).toEqual({
    line: `SMTP_URL: ${host} speaks no TLS from the start; write smtp:// instead of smtps://`,
    lasting: true,
  });
});

test('a certificate that nobody trusts is a problem after STARTTLS, too', async () => {
  const { url, host } = await start({ tls: 'starttls' });
  expect((await problemWith({ SMTP_URL: url }))?.line).toMatch(
    new RegExp(`^SMTP_URL: ${host.replaceAll('.', '\\.')} cannot be used for mails: its certificate `),
  );
});

test('a mail server that comes up later is noticed, and its absence is said once', async () => {
  const port = await freePort();
  const environment = readEnvironment({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const written: string[] = [];
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void written.push(line) });
  const messages = () => written.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const stop = watchMailServer(environment, log, await checkMailServer(environment), 20);
  await start({ port });
  await expect.poll(messages).toContain('SMTP_URL: the mail server answers now');
  expect(messages()).toHaveLength(2);
  stop();
});

test('sending resolves with what the mail server answers', async () => {
  const { url, received } = await start();
  const server = smtpServerOf(readEnvironment({ SMTP_URL: url }));
  const mailer = smtpMailer(server ?? { url: '' }, 'r@example.org');
  expect(await mailer.send({ to: 'ana@example.org', subject: 'x', text: 'x', html: 'x' })).toMatch(/^250 /);
  expect(received).toHaveLength(1);
  await mailer.close();
});

import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/test-app.ts';

const app = testApp();
const servers: ChildProcess[] = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
});

test('a server whose port is in use says so and ends, also on a database of its own', { timeout: 60_000 }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: app.services.environment.DATABASE_URL,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  servers.push(child);
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  other.close();
  expect(said).toContain(`PORT: ${port} is in use`);
  expect(ended).toBe(1);
});

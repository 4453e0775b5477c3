import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { childExit, within } from './child-exit.ts';
import { serverEnvironment, type ServerUser } from './run.ts';
import { createServerLog } from './server-log.ts';
import { stopServer } from './stop-server.ts';
import { supervised } from './supervisor.ts';

/** Command-line settings of the server; a data folder's own postgresql.conf comes second to them. */
function serverSettings({ dataFolder, port, durable, socket }: LaunchOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: socket ? dataFolder : '',
    max_connections: '100',
    shared_buffers: '128MB',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '%b|%e|', // read by server-log.ts
    log_min_error_statement: 'panic', // statements carry what people wrote
    lc_messages: 'C',
    'rollcall.owner': String(process.pid), // read by other starts on the same folder
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

export interface LaunchOptions {
  readonly dataFolder: string;
  readonly binaries: Binaries;
  readonly user: ServerUser;
  readonly port: number;
  readonly durable: boolean;
  /** Whether there is a Unix socket in the data folder, too. */
  readonly socket: boolean;
  readonly log: (line: string) => void;
}

export interface RunningServer {
  /** The end of the process, in words. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Allows for crash recovery before the server is ready. */
const READY_MS = 180_000;

/** Starts the server and waits until it is ready; if it fails, returns its last output instead. */
export async function launchServer(options: LaunchOptions): Promise<RunningServer | { failure: string }> {
  const child = spawnServer(options);
  const ended = childExit(child);
  const silent = new Promise((resolve) => child.once('close', resolve));
  const output: string[] = [];
  let report = (line: string): void => void output.push(line);
  const ready = new Promise<true>((resolve) => {
    const read = createServerLog({ line: (line) => report(line), ready: () => resolve(true) });
    if (child.stderr) createInterface({ input: child.stderr }).on('line', read);
  });
  const { pgCtl } = options.binaries;
  const stop = (): Promise<void> => stopServer({ child, ended, pgCtl, dataFolder: options.dataFolder });

  const outcome = await Promise.race([ready, ended, pause(READY_MS, 'was not ready in time', { ref: false })]);
  if (outcome !== true) {
    await stop();
    await within(1_000, silent); // its last words may come after its end
    return { failure: [`PostgreSQL ${outcome}.`, ...output].join(' ') };
  }
  report = options.log;
  output.forEach(report);
  return { ended, stop };
}

function spawnServer(options: LaunchOptions): ChildProcess {
  const { dataFolder, binaries, user } = options;
  const { program, args } = supervised(binaries.postgres, dataFolder, serverSettings(options));
  const child = spawn(program, args, {
    ...user,
    cwd: '/',
    env: serverEnvironment(),
    detached: process.platform !== 'win32', // Ctrl+C goes to the terminal's group: Node closes its pool first
    stdio: ['pipe', 'ignore', 'pipe'],
    windowsHide: true,
  });
  child.stdin?.on('error', () => undefined);
  return child;
}

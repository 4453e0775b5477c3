import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '../../tests/support/server/free-port.ts';
import { answers, ended } from '../bench/server-under-test.ts';
import { nodeArguments } from '../bench/node-arguments.ts';

export interface RunningServer {
  process: ChildProcess;
  /** Port of its metrics. */
  metricsPort: number;
}

/** Two servers that share a database. */
export interface Fleet {
  /** A server as it runs now. */
  server(place: number): RunningServer;
  /** Ends a server with SIGKILL and starts it again. */
  killAndStart(place: number): Promise<void>;
  /** Ends all in order. */
  end(): Promise<void>;
}

/** @param ports of the servers; @param publicPort of the proxy in front of them; @param environment of their database and mails */
export async function startFleet(
  ports: readonly number[],
  publicPort: number,
  environment: Record<string, string>,
): Promise<Fleet> {
  let isEnding = false;
  const start = async (port: number): Promise<RunningServer> => {
    const metricsPort = await freePort();
    const child = spawn(process.execPath, nodeArguments(), {
      env: {
        ...process.env,
        // As the image and the unit for systemd have it.
        MALLOC_ARENA_MAX: '2',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        PUBLIC_URL: `http://localhost:${publicPort}`,
        ...environment,
        DEFAULT_PLAN: 'premium_plus',
        LOG_LEVEL: 'error',
        REQUESTS_PER_MINUTE: '10000000',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) => {
      if (code !== null && code !== 0 && !isEnding) throw new Error(`a server ended by itself with ${code}`);
    });
    await answers(`http://localhost:${port}/api/config`);
    return { process: child, metricsPort };
  };
  const servers: RunningServer[] = [];
  for (const port of ports) servers.push(await start(port));
  const at = (place: number): RunningServer => {
    const server = servers[place];
    if (!server) throw new Error(`there is no server ${place}`);
    return server;
  };
  return {
    server: at,
    async killAndStart(place) {
      const exited = new Promise((resolve) => at(place).process.once('exit', resolve));
      at(place).process.kill('SIGKILL');
      await exited;
      servers[place] = await start(ports[place] ?? 0);
    },
    end: async () => {
      isEnding = true;
      for (const server of servers) await ended(server.process);
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { answers, ended } from '../bench/stage.ts';

/** Two servers that share a database. */
export interface Fleet {
  /** Process of a server, as it runs now. */
  server(place: number): ChildProcess;
  /** Ends a server with SIGKILL and starts it again. */
  killAndStart(place: number): Promise<void>;
  /** Ends all in order. */
  end(): Promise<void>;
}

/** @param ports of the servers; @param publicPort of what stands before them */
export async function startFleet(ports: readonly number[], publicPort: number, databaseUrl: string): Promise<Fleet> {
  const start = async (port: number): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${publicPort}`,
        DATABASE_URL: databaseUrl,
        DEFAULT_PLAN: 'premium_plus',
        LOG_LEVEL: 'error',
        REQUESTS_PER_MINUTE: '10000000',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) => {
      if (code !== null && code !== 0) throw new Error(`a server ended by itself with ${code}`);
    });
    await answers(`http://localhost:${port}/api/config`);
    return child;
  };
  const children: ChildProcess[] = [];
  for (const port of ports) children.push(await start(port));
  const at = (place: number): ChildProcess => {
    const child = children[place];
    if (!child) throw new Error(`there is no server ${place}`);
    return child;
  };
  return {
    server: at,
    async killAndStart(place) {
      const gone = new Promise((resolve) => at(place).once('exit', resolve));
      at(place).kill('SIGKILL');
      await gone;
      children[place] = await start(ports[place] ?? 0);
    },
    end: async () => {
      for (const child of children) await ended(child);
    },
  };
}

import type { Server } from 'node:http';
import { type Environment, EnvironmentError } from './config/environment.ts';

/** Listens on the configured port. @throws EnvironmentError when another program has it, or it may not be had */
export function listen(server: Server, { PORT, host }: Pick<Environment, 'PORT' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(mistake(`${PORT} is in use by another program; choose another port`));
      else if (error.code === 'EACCES')
        reject(mistake(`${PORT} may not be used without special rights; choose one above 1023`));
      else if (error.code === 'EADDRNOTAVAIL')
        reject(new EnvironmentError([`HOST: ${host} is no address of this machine`]));
      else reject(error);
    });
    server.listen(PORT, host, resolve);
  });
}

const mistake = (text: string) => new EnvironmentError([`PORT: ${text}`]);

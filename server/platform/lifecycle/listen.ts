import type { Server } from 'node:net';
import { EnvironmentError } from '#server/platform/config/environment.ts';
import { networkErrorOf } from '#server/platform/observability/network-error-text.ts';

interface Place {
  port: number;
  host: string;
  /** The names of the variables, for messages. */
  names?: { port: string; host: string };
}

/** Listens on the configured port. @throws EnvironmentError naming the variable if that is not possible */
export function listen(server: Server, place: Place): Promise<void> {
  const { port, host, names = { port: 'PORT', host: 'HOST' } } = place;
  const mistake = (text: string) => new EnvironmentError([text]);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(mistake(`${names.port}: ${port} is in use by another program; choose another port`));
      else if (error.code === 'EACCES')
        reject(mistake(`${names.port}: ${port} may not be used without special rights; choose one above 1023`));
      else if (error.code === 'EADDRNOTAVAIL')
        reject(mistake(`${names.host}: ${host} is not an address of this machine`));
      else
        reject(
          mistake(`${names.host}: ${host} cannot be listened on: ${networkErrorOf(error)?.text ?? error.message}`),
        );
    });
    server.listen(port, host, resolve);
  });
}

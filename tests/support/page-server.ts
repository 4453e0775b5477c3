import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PageFetcherOptions, pageFetcher } from '#server/outbound/page-fetcher/fetch-page.ts';

export interface PageServer {
  /** http://127.0.0.1:port */
  origin: string;
  port: number;
  /** Paths that were asked for. */
  asked: string[];
  headers: NodeJS.Dict<string | string[]>[];
  /** A fetcher that may read this server and no other of this machine; every name leads to it unless told otherwise. */
  fetcher(options?: Partial<PageFetcherOptions>): ReturnType<typeof pageFetcher>;
  close(): Promise<void>;
}

/** A web server of its own on this machine, that stands for the public internet. */
export async function startPageServer(listener: RequestListener): Promise<PageServer> {
  const asked: string[] = [];
  const headers: PageServer['headers'] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    headers.push(req.headers);
    listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    asked,
    headers,
    fetcher: (options) =>
      pageFetcher({
        userAgent: 'Rollcall/test (+https://games.example.org)',
        resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
        except: { address: '127.0.0.1', port },
        ...options,
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PageFetcherOptions, pageFetcher } from '#server/platform/outbound/page-fetcher/fetch-page.ts';
import { jsonPoster, type PostJson } from '#server/platform/outbound/page-fetcher/post-json.ts';
import { type FetchPicture, pictureFetcher } from '#server/platform/outbound/page-fetcher/fetch-picture.ts';

export interface PageServer {
  /** http://127.0.0.1:port */
  origin: string;
  port: number;
  /** Requested paths. */
  requests: string[];
  headers: NodeJS.Dict<string | string[]>[];
  /** A fetcher that may read this server and no other on this machine; by default every name resolves to it. */
  fetcher(options?: Partial<PageFetcherOptions>): ReturnType<typeof pageFetcher>;
  /** The same for pictures. */
  pictures(options?: Partial<PageFetcherOptions>): FetchPicture;
  /** The same for posts. */
  poster(options?: Partial<PageFetcherOptions>): PostJson;
  close(): Promise<void>;
}

/** A local web server that represents the public internet. */
export async function startPageServer(listener: RequestListener): Promise<PageServer> {
  const requests: string[] = [];
  const headers: PageServer['headers'] = [];
  const server = createServer((req, res) => {
    requests.push(req.url ?? '');
    headers.push(req.headers);
    listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const readsThisServer = {
    userAgent: 'Rollcall/test (+https://games.example.org)',
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    except: { address: '127.0.0.1', port },
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    headers,
    fetcher: (options) => pageFetcher({ ...readsThisServer, ...options }),
    pictures: (options) => pictureFetcher({ ...readsThisServer, ...options }),
    poster: (options) => jsonPoster({ ...readsThisServer, ...options }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

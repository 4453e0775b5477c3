import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Web pages of other sites, for servers to fetch. */
export interface Pages {
  port: number;
  /** Puts a page up. @returns its address, as the servers reach it */
  put(html: string, contentType?: string): string;
  /** Puts a page up that is sent compressed and never ends. @returns its address, as the servers reach it */
  putUnended(html: string): string;
  close(): void;
}

interface Page {
  headers: Record<string, string>;
  body: string | Buffer;
  isUnended: boolean;
}

const HTML = 'text/html; charset=utf-8';

export async function openPages(): Promise<Pages> {
  const pages = new Map<string, Page>();
  const server = createServer((req, res) => {
    const page = pages.get(req.url ?? '');
    if (!page) res.writeHead(404).end();
    else {
      res.writeHead(200, page.headers).write(page.body);
      if (!page.isUnended) res.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const put = (page: Page): string => {
    const path = `/${pages.size + 1}`;
    pages.set(path, page);
    return `http://www.pages.example${path}`;
  };
  return {
    port: (server.address() as AddressInfo).port,
    put: (html, contentType = HTML) => put({ headers: { 'Content-Type': contentType }, body: html, isUnended: false }),
    putUnended: (html) =>
      put({
        headers: { 'Content-Type': HTML, 'Content-Encoding': 'gzip' },
        // Without the final chunk, which would end the response.
        body: gzipSync(html).subarray(0, -8),
        isUnended: true,
      }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

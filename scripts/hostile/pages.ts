import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Web pages of other sites, for servers to fetch. */
export interface Pages {
  port: number;
  /** Puts a page up. @returns its address, as the servers reach it */
  put(html: string, contentType?: string): string;
  close(): void;
}

export async function openPages(): Promise<Pages> {
  const pages = new Map<string, { html: string; contentType: string }>();
  const server = createServer((req, res) => {
    const page = pages.get(req.url ?? '');
    if (page) res.writeHead(200, { 'Content-Type': page.contentType }).end(page.html);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    put: (html, contentType = 'text/html; charset=utf-8') => {
      const path = `/${pages.size + 1}`;
      pages.set(path, { html, contentType });
      return `http://www.pages.example${path}`;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

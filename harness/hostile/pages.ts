import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Other sites: web pages for servers to fetch, and receivers of what they post. */
export interface Pages {
  port: number;
  /** Puts an address up that answers whatever is sent to it. @returns the address, as the servers reach it */
  serve(answer: RequestListener): string;
  /** Puts a page up. @returns its address, as the servers reach it */
  put(html: string, contentType?: string): string;
  /** Puts a page up that is sent compressed and never ends. @returns its address, as the servers reach it */
  putUnended(html: string): string;
  close(): void;
}

const HTML = 'text/html; charset=utf-8';

export async function openPages(): Promise<Pages> {
  const answers = new Map<string, RequestListener>();
  const server = createServer((req, res) => {
    const answer = answers.get(req.url ?? '');
    if (answer) answer(req, res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const serve = (answer: RequestListener): string => {
    const path = `/${answers.size + 1}`;
    answers.set(path, answer);
    return `http://www.pages.example${path}`;
  };
  return {
    port: (server.address() as AddressInfo).port,
    serve,
    put: (html, contentType = HTML) =>
      serve((_req, res) => res.writeHead(200, { 'Content-Type': contentType }).end(html)),
    putUnended: (html) => {
      // Without the final chunk, which would end the response.
      const begun = gzipSync(html).subarray(0, -8);
      return serve((_req, res) =>
        res.writeHead(200, { 'Content-Type': HTML, 'Content-Encoding': 'gzip' }).write(begun),
      );
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

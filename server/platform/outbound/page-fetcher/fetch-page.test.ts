import type { RequestListener, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PageServer, startPageServer } from '#tests/support/server/page-server.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const MB = 1024 * 1024;

let pages: PageServer;
let answer: RequestListener;

beforeEach(async () => {
  answer = (_req, res) => res.writeHead(200, HTML).end('<title>Azul</title>');
  pages = await startPageServer((req, res) => answer(req, res));
});
afterEach(() => pages.close());

const at = (path = '/', origin = pages.origin) => new URL(path, origin);
const refused = (url: URL, options: Parameters<PageServer['fetcher']>[0] = {}) =>
  pages
    .fetcher(options)(url)
    .then(
      () => 'fetched',
      (error: Error) => error.message,
    );

const FORBIDDEN = [
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.1/',
  'http://127.1/',
  'http://0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[2001:db8::1]/',
  'http://[fe80::1]/',
  'http://[fd00:ec2::254]/',
  'http://[ff02::1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'https://user:secret@shop.example/',
  'http://shop.example:8080/',
  'ftp://shop.example/',
  'file:///etc/passwd',
  'data:text/html,<title>x</title>',
  'gopher://shop.example/',
];

describe('an address that is refused', () => {
  test.each(FORBIDDEN)('is %s', async (address) => {
    expect(await refused(new URL(address))).toMatch(/its address is refused/);
  });

  test.each(FORBIDDEN)('is a redirect to %s', async (location) => {
    answer = (_req, res) => res.writeHead(302, { Location: location }).end();
    expect(await refused(at())).toMatch(/its address is refused/);
  });

  test.each(['10.1.2.3', '127.0.0.2', '::1', '::ffff:10.0.0.1', 'fe80::1%eth0'])(
    'is a name that resolves to %s',
    async (address) => {
      const resolve = () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
      expect(await refused(at('/', 'http://shop.example'), { resolve })).toMatch(/no public address/);
    },
  );

  test('is a name with a public and a private address', async () => {
    const resolve = () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address: '192.168.0.10', family: 4 },
      ]);
    expect(await refused(at('/', 'http://shop.example'), { resolve })).toMatch(/no public address/);
  });

  test('is a name that resolves to another address the second time', async () => {
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve = () => Promise.resolve([{ address: answers.shift() ?? '', family: 4 }]);
    answer = (_req, res) => res.writeHead(302, { Location: '/again' }).end();
    expect(await refused(at('/', `http://shop.example:${pages.port}`), { resolve })).toMatch(/no public address/);
    expect(pages.requests).toEqual(['/']);
  });

  test('is another server of this machine', async () => {
    const other = await startPageServer((_req, res) => res.end());
    answer = (_req, res) => res.writeHead(307, { Location: other.origin }).end();
    expect(await refused(at())).toMatch(/its address is refused/);
    expect(other.requests).toEqual([]);
    await other.close();
  });
});

describe('of a page over the size limit the beginning is read', () => {
  const beginning = '<title>Lantern Harbour</title>';
  const read = async () => {
    const { html } = await pages.fetcher()(at());
    expect(html.length).toBe(3 * MB);
    expect(html.subarray(0, beginning.length).toString()).toBe(beginning);
  };

  test('and no more of an endless one arrives', async () => {
    let sent = 0;
    answer = (_req, res) => {
      res.writeHead(200, HTML).write(beginning);
      endless(res, () => (sent += 64 * 1024));
    };
    await read();
    expect(sent).toBeLessThan(30 * MB);
  });

  test.each([
    ['gzip', gzipSync],
    ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['deflate', deflateSync],
  ])('after decompression of %s', async (coding, compress) => {
    const bomb = compress(Buffer.concat([Buffer.from(beginning), Buffer.alloc(50 * MB)]));
    // Never ended: it is read up to the limit, not once all of it has arrived.
    answer = (_req, res) => res.writeHead(200, { ...HTML, 'Content-Encoding': coding }).write(bomb);
    await read();
  });
});

describe('a page that is refused', () => {
  test('redirects more than four times', async () => {
    answer = (req, res) => res.writeHead(301, { Location: `${req.url}x` }).end();
    expect(await refused(at())).toBe('it redirects too often');
    expect(pages.requests).toHaveLength(5);
  });

  test.each(['application/pdf', 'image/png', 'text/plain', 'text/htmlx', ''])('is of type %j', async (type) => {
    answer = (_req, res) => res.writeHead(200, type ? { 'Content-Type': type } : {}).end('%PDF-1.7');
    expect(await refused(at())).toBe('it is not HTML');
  });

  test.each([204, 304, 401, 403, 404, 500, 503])('responds with %i', async (status) => {
    answer = (_req, res) => res.writeHead(status, HTML).end();
    expect(await refused(at())).toBe(`it answers ${status}`);
  });

  test('switches to another protocol instead of an answer', async () => {
    answer = (_req, res) =>
      void res.socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: chess\r\nConnection: Upgrade\r\n\r\n');
    expect(await refused(at())).toBe('it did not arrive');
  });

  test('is compressed twice or truncated', async () => {
    answer = (_req, res) => res.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip, gzip' }).end();
    expect(await refused(at())).toMatch(/compressed/);
    answer = (_req, res) =>
      res.writeHead(200, { ...HTML, 'Content-Encoding': 'gzip' }).end(gzipSync('x').subarray(0, 9));
    expect(await refused(at())).toBe('it did not arrive');
  });

  test.each(['head', 'body'])('sends its %s too slowly for the deadline', async (part) => {
    let timer: NodeJS.Timeout | undefined;
    answer = (_req, res) => {
      if (part === 'body') res.writeHead(200, HTML);
      timer = setInterval(() => (part === 'body' ? res.write('x') : res.writeProcessing()), 20);
    };
    const start = performance.now();
    expect(await refused(at(), { deadlineMs: 200 })).toBe('it did not arrive');
    expect(performance.now() - start).toBeLessThan(1500);
    clearInterval(timer);
  });

  test('has a name that does not resolve in time', async () => {
    const resolve = () => new Promise<never>(() => {});
    expect(await refused(at('/', 'http://shop.example'), { resolve, deadlineMs: 100 })).toBe('it did not arrive');
  });
});

describe('a page that is fetched', () => {
  test('is requested with a plain user agent, without cookies and credentials, at every redirect', async () => {
    answer = (req, res) =>
      req.url === '/'
        ? res.writeHead(302, { Location: '/page', 'Set-Cookie': 'a=1' }).end()
        : res.writeHead(200, HTML).end('<title>Azul</title>');
    const page = await pages.fetcher()(at());
    expect(page.url.pathname).toBe('/page');
    expect(page).toMatchObject({ charset: 'utf-8' });
    for (const headers of pages.headers) {
      expect(headers['user-agent']).toBe('Rollcall/test (+https://games.example.org)');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ])('can be compressed with %s', async (coding, compress) => {
    answer = (_req, res) => res.writeHead(200, { ...HTML, 'Content-Encoding': coding }).end(compress('<p>Azul'));
    const { html } = await pages.fetcher()(at());
    expect(html.toString()).toBe('<p>Azul');
  });

  test('is requested from the checked address, with one lookup for one connection', async () => {
    let lookups = 0;
    const resolve = () => Promise.resolve([{ address: lookups++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    await pages.fetcher({ resolve })(at('/', `http://shop.example:${pages.port}`));
    expect(lookups).toBe(1);
  });
});

function endless(res: ServerResponse, count: () => void): void {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const more = () => {
    while (!res.destroyed) {
      count();
      if (!res.write(chunk)) return void res.once('drain', more);
    }
  };
  more();
}

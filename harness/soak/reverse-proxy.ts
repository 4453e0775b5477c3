import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A request in front of the servers, held until it is known which of them answers. */
interface ProxyRequest {
  req: IncomingMessage;
  res: ServerResponse;
  body: Buffer;
}

/**
 * A round-robin proxy for several servers. If one cannot be reached, the next is tried; if one breaks off, a request that
 * only reads is retried, and any other is answered 503 with Retry-After, since it may have been carried out.
 */
export async function openReverseProxy(port: number, targets: readonly number[]): Promise<Server> {
  let turn = 0;
  const ask = (incoming: ProxyRequest, attempt: number): void => {
    const { req, res, body } = incoming;
    if (attempt === targets.length) {
      res.writeHead(503, { 'Retry-After': '1' }).end();
      return;
    }
    turn = (turn + 1) % targets.length;
    const reads = req.method === 'GET' || req.method === 'HEAD';
    let isConnected = false;
    const onward = request(
      { port: targets[turn], host: '127.0.0.1', method: req.method, path: req.url, headers: req.headers, agent: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          res.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(parts));
        });
        answer.on('error', failed);
      },
    );
    const failed = () => ask(incoming, isConnected && !reads ? targets.length : attempt + 1);
    onward.on('socket', (socket) => socket.once('connect', () => (isConnected = true)));
    onward.on('error', failed);
    onward.end(body);
  };
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => ask({ req, res, body: Buffer.concat(parts) }, 0));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Memory limits for responses whose clients do not read them. */
export interface SlowReaderLimits {
  /** Milliseconds without any progress of a waiting response. */
  stallMs: number;
  /** Milliseconds for a whole response from when its first bytes wait. */
  wholeMs: number;
  /** Interval of checks. */
  checkMs: number;
  /** Bytes that wait in this process for all clients. */
  waitingBytes: number;
  /** Concurrent requests on one connection. */
  pipelined: number;
}

export const SLOW_READER_LIMITS: SlowReaderLimits = {
  stallMs: 20_000,
  wholeMs: 300_000,
  checkMs: 250,
  waitingBytes: 64 * 1024 * 1024,
  pipelined: 16,
};

interface Connection {
  answers: Set<ServerResponse>;
  /** Since when bytes have been waiting without interruption, and how many at the last check. */
  since: number | null;
  waiting: number;
}

/**
 * Closes connections of clients that do not read their responses: those without progress, those that take very long in
 * total, and, if too many bytes wait overall, those with most of them. Open streams stay as long as their events are
 * read.
 */
export function limitSlowReaders(server: Server, limits: SlowReaderLimits = SLOW_READER_LIMITS): void {
  const connections = new Map<Socket, Connection>();
  const onRequest = ({ socket }: IncomingMessage, res: ServerResponse) => {
    const connection = connections.get(socket) ?? { answers: new Set(), since: null, waiting: 0 };
    connections.set(socket, connection);
    connection.answers.add(res);
    res.once('close', () => {
      connection.answers.delete(res);
      if (connection.answers.size === 0) connections.delete(socket);
    });
    if (connection.answers.size > limits.pipelined) socket.destroy();
  };
  server.prependListener('request', onRequest);
  server.on('connection', (socket: Socket) =>
    // Node does not close the queued responses of a connection.
    socket.once('close', () => connections.delete(socket)),
  );
  // Node's idle timer also counts bytes that the kernel has accepted.
  server.setTimeout(limits.stallMs, (socket) => {
    const connection = connections.get(socket);
    if (!connection || waitingOn(socket, connection) > 0) socket.destroy();
  });
  const timer = setInterval(() => endLargest(connections, limits), limits.checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Bytes of responses that this process still holds for a connection. */
const waitingOn = (socket: Socket, { answers }: Connection): number =>
  Math.max(
    socket.writableLength,
    [...answers].reduce((sum, { writableLength }) => sum + writableLength, 0),
  );

function endLargest(connections: ReadonlyMap<Socket, Connection>, { wholeMs, waitingBytes }: SlowReaderLimits): void {
  const now = performance.now();
  let all = 0;
  for (const [socket, connection] of connections) {
    const waiting = waitingOn(socket, connection);
    connection.waiting = waiting;
    connection.since = waiting > 0 ? (connection.since ?? now) : null;
    if (connection.since !== null && now - connection.since > wholeMs) socket.destroy();
    else all += waiting;
  }
  if (all <= waitingBytes) return;
  const largest = [...connections].toSorted(([, one], [, other]) => other.waiting - one.waiting);
  for (const [socket, { waiting }] of largest) {
    if (all <= waitingBytes) return;
    socket.destroy();
    all -= waiting;
  }
}

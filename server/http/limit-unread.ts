import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What answers may hold in memory that their readers do not take. */
export interface UnreadLimits {
  /** Milliseconds in which a reader takes nothing at all of an answer that waits for them. */
  stallMs: number;
  /** Milliseconds in which a whole answer has to be taken, from when the first of it waits. */
  wholeMs: number;
  /** Between two looks. */
  checkMs: number;
  /** Bytes that wait in this process for all readers together. */
  waitingBytes: number;
  /** Requests on one connection that are answered at the same time. */
  pipelined: number;
}

export const UNREAD_LIMITS: UnreadLimits = {
  stallMs: 20_000,
  wholeMs: 300_000,
  checkMs: 250,
  waitingBytes: 64 * 1024 * 1024,
  pipelined: 16,
};

interface Connection {
  answers: Set<ServerResponse>;
  /** Since when bytes wait without a break, and how many did when it was looked at last. */
  since: number | null;
  waiting: number;
}

/**
 * Ends connections whose readers do not take what they asked for: those that take nothing for a while, those that take
 * very long for the whole, and, where too much waits for all together, those for which most waits. Streams that stay open
 * are not ended as long as their events are taken.
 */
export function limitUnread(server: Server, limits: UnreadLimits = UNREAD_LIMITS): void {
  const connections = new Map<Socket, Connection>();
  const asked = ({ socket }: IncomingMessage, res: ServerResponse) => {
    const connection = connections.get(socket) ?? { answers: new Set(), since: null, waiting: 0 };
    connections.set(socket, connection);
    connection.answers.add(res);
    res.once('close', () => {
      connection.answers.delete(res);
      if (connection.answers.size === 0) connections.delete(socket);
    });
    if (connection.answers.size > limits.pipelined) socket.destroy();
  };
  server.prependListener('request', asked);
  // Node looks at what the system has taken, too, before it calls a connection idle.
  server.setTimeout(limits.stallMs, (socket) => {
    const connection = connections.get(socket);
    if (!connection || waitingOn(socket, connection) > 0) socket.destroy();
  });
  const timer = setInterval(() => endLargest(connections, limits), limits.checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Bytes of answers that this process still holds for a connection. */
const waitingOn = (socket: Socket, { answers }: Connection): number =>
  Math.max(
    socket.writableLength,
    [...answers].reduce((sum, { writableLength }) => sum + writableLength, 0),
  );

function endLargest(connections: ReadonlyMap<Socket, Connection>, { wholeMs, waitingBytes }: UnreadLimits): void {
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

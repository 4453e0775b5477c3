import { createServer, type RequestListener, type Server } from 'node:http';
import type { Express } from 'express';
import { limitSlowReaders } from './bodies/limit-slow-readers.ts';

/** Milliseconds. */
interface Timeouts {
  /** Until the headers are complete. */
  headersTimeout: number;
  /** Until the request is complete: enough for 64 MB at two megabits a second. */
  requestTimeout: number;
  /** Interval of checks for late requests. */
  connectionsCheckingInterval: number;
}

const TIMEOUTS: Timeouts = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/** Maximum of URL and headers together; longer ones get 431. */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * An HTTP server that answers 408 to incomplete requests and closes connections whose responses are not read, so that
 * few clients cannot exhaust connections or memory.
 */
export function openServer(app: Express, timeouts = TIMEOUTS): Server {
  const server = createServer({ ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }, oneByOne(app));
  limitSlowReaders(server);
  return server;
}

/**
 * Passes the pipelined requests of a connection to the application one at a time. If a connection breaks, Node closes only the
 * response that it is sending; resources of queued responses (files, streams) would stay open for ever.
 */
const oneByOne =
  (app: Express): RequestListener =>
  (req, res) => {
    if (res.socket) app(req, res);
    else
      res.once('socket', (socket) => {
        if (!socket.destroyed) app(req, res);
      });
  };

import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Express } from 'express';
import { limitUnread } from './limit-unread.ts';

/** Milliseconds. */
interface Patience {
  /** Until the head of a request is there. */
  headersTimeout: number;
  /** Until all of it is: a file of 64 MB comes over two megabits a second in that time. */
  requestTimeout: number;
  /** Between two looks at who is late. */
  connectionsCheckingInterval: number;
}

const PATIENCE: Patience = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/** Of a request's address and headers together; longer ones are answered with 431. */
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * An HTTP server that answers 408 to requests that do not come to an end, and ends connections whose answers are not read,
 * so that few callers cannot hold every connection or all memory.
 */
export function openServer(app: Express, patience = PATIENCE): Server {
  const server = createServer({ ...patience, maxHeaderSize: MAX_HEADER_BYTES, ...messagesOf(app) }, app);
  limitUnread(server);
  return server;
}

/**
 * Classes whose requests and answers have the application's prototypes from the beginning. Else Express sets these on each of
 * them, by which V8 makes a shape for that one object, and every property of it is looked up the slow way
 * (https://github.com/expressjs/express/issues/5998).
 */
function messagesOf(app: Express) {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Asked extends IncomingMessage> extends ServerResponse<Asked> {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

import { createServer, type RequestListener, type Server } from 'node:http';

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

/** An HTTP server that answers 408 to requests that do not come to an end, so that few senders cannot hold every connection. */
export const openServer = (listener: RequestListener, patience = PATIENCE): Server => createServer(patience, listener);

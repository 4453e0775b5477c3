// A request for an unchanged list takes 170 to 240 µs of a core with this, 560 to 600 µs without, on the same day
// (docs/measurements.md, `listing`).

import { IncomingMessage, ServerResponse } from 'node:http';
import type { Express } from 'express';

/**
 * Message classes that have the application's prototypes from the start. Express otherwise sets the prototype of each
 * request and response, which gives each object its own hidden class in V8 and makes property access slow
 * (https://github.com/expressjs/express/issues/5998).
 */
export function messagesOf(app: Express) {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage> extends ServerResponse<Request> {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}

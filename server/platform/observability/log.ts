import pino, { type Logger } from 'pino';
import type { Environment } from '#server/platform/config/environment.ts';
import { errorForLog } from './error-for-log.ts';
import { redactTokens } from '#server/platform/http/redact-tokens.ts';

/** The server's log: JSON lines without personal data or secret tokens. */
export const openLog = (
  { LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>,
  destination?: pino.DestinationStream,
): Logger => {
  const options = {
    level: LOG_LEVEL,
    base: null,
    serializers: { err: errorForLog },
    hooks: { streamWrite: redactTokens },
  };
  return destination ? pino(options, destination) : pino(options);
};

import { redactTokens } from '#server/platform/http/redact-tokens.ts';

/** A failed query's message ends with its parameters: user input, codes, tokens. */
const PARAMETERS = /\nparams: [\s\S]*/;
/** Depth of logged causes; some errors are their own cause. */
const MAX_CAUSES = 3;
/** Splits at blanks and brackets: a pattern with '@' in the middle takes quadratic time. */
const WORD = /[^\s<>"'(),;]+/g;
/** Maximum length of a message, which may contain user input. */
const MAX_MESSAGE_LENGTH = 10_000;

export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * The loggable parts of an error: kind, message, code and stack, without values that database and mail errors contain.
 */
export const errorForLog = (error: unknown): LoggedError => describe(error, MAX_CAUSES);

function describe(error: unknown, causes: number): LoggedError {
  if (typeof error === 'object' && error !== null && !(error instanceof Error))
    return { type: error.constructor?.name ?? 'object', message: `with ${Object.keys(error).join(', ')}` };
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) };
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number');
  const frames = error.stack?.match(/^ {4}at .*$/gm);
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(code && { code: String(error.code) }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && causes > 0 && { cause: describe(error.cause, causes - 1) }),
  };
}

/** Redacts addresses, tokens and parameters of queries. */
export const withoutValues = (message: string) =>
  redactTokens(
    message
      .slice(0, MAX_MESSAGE_LENGTH)
      .replace(PARAMETERS, '')
      .replace(WORD, (word) => (word.slice(1, -1).includes('@') ? '<address>' : word)),
  );

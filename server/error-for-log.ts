/** A failed query's message ends with its parameters: what people typed, codes, tokens. */
const PARAMETERS = /\nparams: [\s\S]*/;
const MAIL_ADDRESS = /[^\s<>"'(,;]+@[^\s<>"'),;]+/g;

export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * What of an error is fit for the log: its kind, message, code and where it came from, without the values that database
 * and mail errors carry along.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) };
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number');
  const frames = error.stack?.match(/^ {4}at .*$/gm);
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(code && { code: String(error.code) }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause !== undefined && error.cause !== error && { cause: errorForLog(error.cause) }),
  };
}

const withoutValues = (message: string) => message.replace(PARAMETERS, '').replace(MAIL_ADDRESS, '<address>');

import { EnvironmentError } from '#server/config/environment.ts';

/** Why a command or the server itself could not begin, in lines for whoever started it. */
export function formatStartupError(error: unknown): readonly string[] {
  if (error instanceof EnvironmentError) return error.lines;
  // A name with two addresses, neither of which answers: its own message is empty.
  if (error instanceof AggregateError) return error.errors.flatMap(formatStartupError);
  return [error instanceof Error ? error.message : String(error)];
}

import { EnvironmentError } from '#server/platform/config/environment.ts';

/** The message lines for a failed start. */
export function formatStartupError(error: unknown): readonly string[] {
  if (error instanceof EnvironmentError) return error.lines;
  // For a name with two unreachable addresses: the AggregateError's own message is empty.
  if (error instanceof AggregateError) return error.errors.flatMap(formatStartupError);
  return [error instanceof Error ? error.message : String(error)];
}

import { ApiError } from '#client/lib/http/http.ts';
import type { NightFields, NightForm } from './night-form.ts';

/** Shows the server's errors at their fields, and focuses the first. Returns whether there were any. */
export function showFieldErrors({ setError, setFocus, getValues }: NightForm, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const { date, ...others } = error.fields;
  // The server names the place of a date in the list; here it is said above the list.
  const [poll] = Object.entries(others).flatMap(([field, text]) => (field.startsWith('datePoll') ? [text] : []));
  const errors: Record<string, string | undefined> = { ...others, day: date, poll };
  const named = (Object.keys(getValues()) as (keyof NightFields)[]).filter((name) => errors[name]);
  for (const name of named) setError(name, { message: errors[name] ?? '' });
  if (named[0]) setFocus(named[0]);
  return named.length > 0;
}

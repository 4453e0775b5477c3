import type { NewDateOption } from '#shared/nights/date-polls/date-poll-fields.ts';
import type { Plan } from '#shared/enums.ts';
import { deadlineError, optionErrors } from '../rules/option-errors.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseBeyond } from '#server/plans/service.ts';

interface Dates {
  options: readonly NewDateOption[];
  answersUntil: Date | null;
}

interface Circumstances {
  now: Date;
  /** Prefix of the request's fields, with a trailing dot. */
  path?: string;
  /** Dates that were there before; they may have passed. */
  existing?: readonly { startsAt: Date }[];
}

/**
 * @throws Refusal PLAN_LIMIT_REACHED for more dates than the plan has, and invalid_request naming each duplicate or past
 * date and an invalid deadline
 */
export function refuseInvalidDates(plan: Plan, { options, answersUntil }: Dates, about: Circumstances): void {
  const { now, path = '', existing = [] } = about;
  const errors = [...optionErrors(options, now, existing)].map(([place, error]) => [
    `${path}options.${place}.startsAt`,
    error,
  ]);
  const late = deadlineError(answersUntil, options, now);
  if (late !== null) errors.push([`${path}answersUntil`, late]);
  if (errors.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(errors) });
  refuseBeyond(plan, 'datesANight', options.length);
}

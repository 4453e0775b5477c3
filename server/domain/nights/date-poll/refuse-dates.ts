import type { NewDateOption } from '#shared/contracts/date-poll-fields.ts';
import type { Plan } from '#shared/enums.ts';
import { deadlineFault, optionFaults } from '../rules/option-faults.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseBeyond } from '../plan-guard.ts';

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
 * date and a faulty deadline
 */
export function refuseFaultyDates(plan: Plan, { options, answersUntil }: Dates, about: Circumstances): void {
  const { now, path = '', existing = [] } = about;
  const faults = [...optionFaults(options, now, existing)].map(([place, fault]) => [
    `${path}options.${place}.startsAt`,
    fault,
  ]);
  const late = deadlineFault(answersUntil, options, now);
  if (late !== null) faults.push([`${path}answersUntil`, late]);
  if (faults.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(faults) });
  refuseBeyond(plan, 'datesANight', options.length);
}

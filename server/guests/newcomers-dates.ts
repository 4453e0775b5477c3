import type { DateAnswer } from '#shared/enums.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { optionsOf, type EventRow } from '#server/nights/service.ts';
import { datesIn, NO_DATE_ANSWERED, type Typed } from './guest-forms.ts';
import { known, t } from './words/words.ts';

/** A newcomer's answers to the dates of a night; none if it never had any to choose from. */
export async function newcomersDates(
  db: Connection,
  event: EventRow,
  typed: Typed,
): Promise<ReadonlyMap<number, DateAnswer>> {
  const ids = (await optionsOf(db, event.id)).map(({ id }) => id);
  const { all } = typed;
  if (all === 'yes' || all === 'no') return new Map(ids.map((id) => [id, all]));
  const given = datesIn(typed);
  return new Map([...given].filter(([id]) => ids.includes(id)));
}

/** Why a newcomer's form does not fit the night: it answers no date, or its date was set meanwhile. */
export function unfitDates(
  event: EventRow,
  typed: Typed,
  answers: ReadonlyMap<number, DateAnswer>,
): { status: number; problem: string } | null {
  if (event.status === 'finding_date')
    return answers.size > 0 ? null : { status: 400, problem: known(NO_DATE_ANSWERED) };
  if (datesIn(typed).size === 0 && typed.all === undefined) return null;
  return { status: 409, problem: t('The date was set while you answered. If it suits you, join here.') };
}

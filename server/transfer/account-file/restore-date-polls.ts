import { eventDateAnswers, eventDateOptions, eventDatePolls } from '#shared/schema/date-polls.ts';
import { t } from '#server/transfer/words/words.ts';
import { errorAt } from './errors.ts';
import type { DatePollInFile } from './file-night-schema.ts';
import { reserveIds } from './reserve-ids.ts';
import { insertInBatches, DuplicateCheck, type RestoreState } from './restore-state.ts';

interface PolledNight {
  event: { id: number; status: string };
  /** Its number in the file. */
  entry: number;
  datePoll: DatePollInFile | null;
  /** Guests with their new ids. */
  guests: readonly {
    id: number;
    email: string;
    dateAnswers: readonly { startsAt: Date; answer: 'yes' | 'if_need_be' | 'no'; answeredAt: Date }[];
  }[];
}

/** Restores date polls with their dates and the answers. @throws Refusal invalid_file */
export async function restoreDatePolls(state: RestoreState, nights: readonly PolledNight[]): Promise<void> {
  const ids = await reserveIds(
    state.tx,
    'event_date_options',
    nights.reduce((sum, { datePoll }) => sum + (datePoll?.options.length ?? 0), 0),
  );
  const nextId = ids.values();
  const made = nights.map((night) => rowsOf(night, () => nextId.next().value ?? 0));
  await insertInBatches(
    made.flatMap(({ options }) => options),
    (some) => state.tx.insert(eventDateOptions).overridingSystemValue().values(some),
  );
  await insertInBatches(
    made.flatMap(({ polls }) => polls),
    (some) => state.tx.insert(eventDatePolls).values(some),
  );
  await insertInBatches(
    made.flatMap(({ answers }) => answers),
    (some) => state.tx.insert(eventDateAnswers).values(some),
  );
}

function rowsOf({ event, entry, datePoll, guests }: PolledNight, nextId: () => number) {
  if (event.status === 'finding_date' && datePoll === null)
    throw errorAt('nights', entry, 'datePoll', t('a night whose date is being found has dates to choose from'));
  if ((datePoll?.options ?? []).filter(({ isSet }) => isSet).length > 1)
    throw errorAt('nights', entry, 'datePoll.options', t('only one of its dates can be the set one'));
  const starts = new DuplicateCheck();
  const options = (datePoll?.options ?? []).map(({ isSet, ...option }) => {
    starts.add(option.startsAt.getTime(), 'nights', entry, () => t('one of its dates is there twice'));
    return { ...option, id: nextId(), eventId: event.id, isSet };
  });
  const optionAt = new Map(options.map(({ id, startsAt }) => [startsAt.getTime(), id]));
  const answers = guests.flatMap(({ id: attendeeId, email, dateAnswers }, place) => {
    const given = new DuplicateCheck();
    return dateAnswers.map(({ startsAt, ...answer }) => {
      given.add(startsAt.getTime(), 'nights', entry, () => t('{email} answers a date twice', { email }));
      const optionId = optionAt.get(startsAt.getTime());
      if (optionId !== undefined) return { ...answer, optionId, attendeeId };
      throw errorAt('nights', entry, `attendees.${place}.dateAnswers`, t('this night has no such date'));
    });
  });
  const { options: _options, ...settings } = datePoll ?? { options: [] };
  const settledOptionId = options.find(({ isSet }) => isSet)?.id ?? null;
  return {
    options: options.map(({ isSet: _isSet, ...option }) => option),
    polls: datePoll === null ? [] : [{ ...settings, eventId: event.id, settledOptionId }],
    answers,
  };
}

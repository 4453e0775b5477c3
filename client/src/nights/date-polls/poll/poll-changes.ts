import type { DatePoll, DatePollAttendee } from '#shared/nights/date-polls/date-polls-contract.ts';
import { answersGiven, optionDay, SPOKEN_ANSWERS } from './poll-text.ts';
import { t } from '#client/nights/words/words.ts';

/** Compares two states of a poll for live announcements: 'Jonas changed Sat 5 Dec to yes.' The host's own are left out. */
export function pollChanges(before: DatePoll, after: DatePoll, timeZone: string, locale?: string): string[] {
  const known = new Map(before.attendees.map((one) => [one.id, one]));
  const indexBefore = new Map(before.options.map(({ id }, index) => [id, index]));
  return after.attendees.flatMap((now) => {
    const then = known.get(now.id);
    if (now.isHost) return [];
    const changed = after.options.flatMap((option, index) => {
      const at = indexBefore.get(option.id);
      const old = at === undefined ? null : (then?.answers[at] ?? null);
      const answer = now.answers[index] ?? null;
      return answer === old ? [] : [{ option, answer, isFirst: old === null }];
    });
    const [one] = changed;
    if (!one)
      return now.note !== null && now.note !== (then?.note ?? null)
        ? [t('{name} left a note.', { name: now.name })]
        : [];
    if (changed.length > 1) return [answeredText(now)];
    const said = {
      name: now.name,
      day: optionDay(one.option, timeZone, locale),
      answer: SPOKEN_ANSWERS[one.answer ?? 'silent'],
    };
    return [
      one.isFirst ? t('{name} answered {day} with {answer}.', said) : t('{name} changed {day} to {answer}.', said),
    ];
  });
}

/** The dates of somebody who answered: 'Noor answered all 6.', 'Noor answered 4 of 6.' */
function answeredText({ name, answers }: DatePollAttendee): string {
  const { given, all } = answersGiven(answers);
  return given === all
    ? t('{name} answered all {count}.', { name, count: given })
    : t('{name} answered {given} of {all}.', { name, given, all });
}

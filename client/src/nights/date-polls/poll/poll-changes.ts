import type { DatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { ANSWER_TEXTS, answeredText, optionDay } from './poll-text.ts';

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
    if (!one) return now.note !== null && now.note !== (then?.note ?? null) ? [`${now.name} left a note.`] : [];
    if (changed.length > 1) return [`${now.name} ${answeredText(now)}.`];
    const word = ANSWER_TEXTS[one.answer ?? 'silent'].toLowerCase();
    return [
      `${now.name} ${one.isFirst ? 'answered' : 'changed'} ${optionDay(one.option, timeZone, locale)} ${one.isFirst ? 'with' : 'to'} ${word}.`,
    ];
  });
}

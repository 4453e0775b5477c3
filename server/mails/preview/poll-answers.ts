import { DATE_ANSWERS } from '#shared/enums.ts';
import { pollAttendees } from '#server/domain/nights/date-poll/load-date-poll.ts';
import type { MailDates } from '#server/mails/dates/mail-dates.ts';
import { anAttendeeRow } from './night-rows.ts';

/** The answers of a host and these guests to some dates: the later the date, the fewer come. The last guest is silent. */
export function somePollAnswers({ options }: Pick<MailDates, 'options'>, guests: readonly string[], answeredAt: Date) {
  const people = ['Maya', ...guests, 'Wolfeschlegelsteinhausenbergerdorff'];
  const rows = people.map((name, place) => {
    const isSilent = place === people.length - 1;
    const dateNote = place === 1 ? 'After eight on Thursdays' : null;
    const datesAnsweredAt = isSilent ? null : answeredAt;
    return anAttendeeRow({
      id: place + 1,
      name,
      isHost: place === 0,
      invitedAt: answeredAt,
      datesAnsweredAt,
      dateNote,
    });
  });
  const answers = rows
    .filter(({ datesAnsweredAt }) => datesAnsweredAt !== null)
    .flatMap(({ id: attendeeId, isHost }) =>
      options.map(({ id: optionId }) => {
        const [answer = 'yes'] = isHost ? [] : [DATE_ANSWERS[(optionId * attendeeId) % DATE_ANSWERS.length]];
        return { optionId, attendeeId, answer, answeredAt };
      }),
    );
  const conditions = { minHeads: guests.length + 2, seats: null, pinnedGames: [] };
  return { options: [...options], rows, attendees: pollAttendees(rows, answers), conditions };
}

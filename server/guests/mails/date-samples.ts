import { type DateAnswer, DATE_ANSWERS } from '#shared/enums.ts';
import {
  type EventRow,
  dateSetAutomaticallyMail,
  datesAnsweredMail,
  dateFoundMail,
  dateNeededMail,
  type MailDates,
  type PastMailContext,
  pollAttendees,
} from '#server/nights/service.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import type { MailSample } from './mail-sample.ts';
import { someDates, anAttendeeRow } from './night-rows.ts';

/** The answers of a host and these guests to some dates: the later the date, the fewer come. The last guest is silent. */
function somePollAnswers({ options }: Pick<MailDates, 'options'>, guests: readonly string[], answeredAt: Date) {
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

type Guest = Parameters<typeof anAttendeeRow>[0];
type WriteNight = (
  name: string,
  kind: MailRow['kind'],
  facts: object,
  guest?: Guest,
  changes?: Partial<PastMailContext>,
) => Promise<MailSample>;

const SITE = {
  origin: 'https://games.example.org',
  address: 'post@rollcall.test',
  now: new Date('2026-11-20T12:00:00Z'),
};
const SIX = [4, 5, 10, 11, 12, 18].map((day) => new Date(Date.UTC(2026, 11, day, 19)));
const TWENTY = Array.from({ length: 20 }, (_, week) => new Date(Date.UTC(2026, 11, 4 + week * 7, 19)));

/** Every kind of mail about a night whose date is to be found. */
export async function dateSamples(
  isSmall: boolean,
  guests: readonly string[],
  event: EventRow,
  night: WriteNight,
  context: (guest: Guest) => PastMailContext,
): Promise<MailSample[]> {
  const moments = isSmall ? SIX : TWENTY;
  const sampleDates = someDates(moments);
  const dates: MailDates = {
    ...sampleDates,
    poll: { ...sampleDates.poll, answersUntil: new Date('2026-11-27T19:00:00Z') },
  };
  const finding = { ...event, status: 'finding_date', date: moments.at(-1) ?? event.date } as const;
  const open = { event: finding, dates };
  const set = (outcome: string, answer: DateAnswer | null, status: 'accepted' | 'maybe' | 'declined' | 'invited') =>
    night(
      `date-set-${outcome.replaceAll('_', '-')}`,
      'date_set',
      {
        optionId: 1,
        startsAt: event.date.toISOString(),
        answer,
        outcome,
        placeInLine: outcome === 'in_line' ? 2 : null,
      },
      { status, awaitsApproval: outcome === 'awaits_approval' },
      { dates },
    );
  const itself = dateSetAutomaticallyMail(
    { to: 'maya@example.org', payload: { yes: 5, ifNeedBe: 1 } },
    context({ isHost: true }),
    SITE,
  );
  const poll = somePollAnswers(dates, isSmall ? ['Ben', 'Priya', 'Jonas'] : guests, SITE.now);
  const answered = (isEverybody: boolean) =>
    datesAnsweredMail(
      'maya@example.org',
      { ...context({ isHost: true }), ...open },
      isEverybody
        ? { ...poll, rows: poll.rows.slice(0, -1), conditions: { ...poll.conditions, minHeads: null } }
        : poll,
      { answered: new Set(poll.rows.map(({ id }) => id)), isEverybody },
      { ...SITE, switchOff: `${SITE.origin}/digest/token` },
    );
  const [some, everybody] = [answered(false), answered(true)];
  const needed = dateNeededMail(
    'maya@example.org',
    { ...context({ isHost: true }), ...open },
    poll,
    ['No date meets your conditions.'],
    SITE,
  );
  const found = dateFoundMail(
    'maya@example.org',
    { ...context({ isHost: true }), ...open },
    poll,
    moments[2] ?? event.date,
    SITE,
  );
  return [
    await night('date-options', 'date_options', {}, {}, open),
    await night('date-options-added', 'date_options_added', { added: moments.slice(-2) }, {}, open),
    await night('date-reminder', 'reminder', { reminder: 'dates', date: finding.date }, {}, open),
    await night('date-nudge', 'nudge', {}, {}, open),
    await set('accepted', 'yes', 'accepted'),
    await set('in_line', 'yes', 'invited'),
    await set('awaits_approval', 'yes', 'invited'),
    await set('maybe', 'if_need_be', 'maybe'),
    await set('declined', 'no', 'declined'),
    await set('invited', null, 'invited'),
    await night(
      'date-reopened',
      'date_reopened',
      { date: event.date, sequence: 2, location: event.location },
      {},
      open,
    ),
    { name: 'host-date-needed', mail: needed },
    { name: 'host-date-found', mail: found },
    ...(some ? [{ name: 'host-dates-answered', mail: some }] : []),
    ...(everybody ? [{ name: 'host-dates-everybody', mail: everybody }] : []),
    ...(itself ? [{ name: 'host-date-set', mail: itself }] : []),
  ];
}

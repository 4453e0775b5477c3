import { signUpText } from '#shared/limits/sign-up.ts';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  accountExistsMail,
  codeMail,
  noAccountMail,
  verificationMail,
  writePasskeyMail,
} from '#server/accounts/service.ts';
import {
  commentsMail,
  digestMail,
  hostReminderMail,
  joinMail,
  type PastMailContext,
  confirmationMail,
} from '#server/nights/service.ts';
import { hostInvitationMail } from '#server/organizations/service.ts';
import type { MailRow } from '#server/platform/mails/mail-writer.ts';
import { writeMail } from './write-mail.ts';
import { dateSamples } from './date-samples.ts';
import { awardMail } from '#server/awards/service.ts';
import { loanSamples } from './loan-samples.ts';
import { anAttendeeRow, anEventRow } from './night-rows.ts';
import type { MailSample } from './mail-sample.ts';

const ORIGIN = 'https://games.example.org';
const LINK = `${ORIGIN}/rsvp/${'t'.repeat(43)}`;
const STOP = `${ORIGIN}/stop-mails/1-${'s'.repeat(43)}`;
const DATE = new Date('2026-12-04T19:00:00Z');
const EARLIER = new Date('2026-12-03T19:00:00Z');
const SITE = { origin: ORIGIN, address: 'post@rollcall.test', now: new Date('2026-11-20T12:00:00Z') };

const AWARD_TITLES = ['Game of the year', 'Best newcomer', 'Never again', 'Best loser'].map((title) => ({ title }));

const COMMENT = 'Shall we begin with something short? I can bring the one with the trams, if nobody minds.';
const LONG_NAMES = [
  'Bartholomäus-Maximilian von und zu Hohenlohe-Waldenburg',
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren',
  'Priya',
  'Jonas',
  'Elif',
  'Noor',
  'Liv',
  'Tom',
  'Catarina Alves',
  'Siobhán',
  'Łukasz',
  '武田 信玄',
];

/** The size of a night's data: minimal, or many long values. */
interface Scale {
  name: string;
  players: readonly string[];
  title: string;
  games: readonly string[];
  place: string;
  note: string | null;
  description: string | null;
}

const SCALES: readonly Scale[] = [
  {
    name: 'one',
    players: ['Ben'],
    title: 'Friday Night',
    games: ['Azul'],
    place: 'The kitchen',
    note: null,
    description: null,
  },
  {
    name: 'twelve',
    players: LONG_NAMES,
    title: 'Spieleabend der Donaudampfschifffahrtsgesellschaftskapitänswitwenvereinigung am Nikolaustag',
    games: [
      'Great Western Trail: Rails to the North and the Argentinian Cattle Herders of Patagonia',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochthegame',
      'Set',
      'Dixit',
    ],
    place: `https://meet.example.org/${'room'.repeat(24)}`,
    note: 'Ring at the top bell, not at the middle one: that is our neighbour, who sleeps early.\nBring slippers, the floor is cold.',
    description: 'Soup at seven, the first game on the table by half past. '.repeat(4).trim(),
  },
];

/**
 * Every kind of mail that Rollcall sends, with few and with many facts: for the preview, for tests and for pictures.
 * They never change, so they are written once.
 */
export const mailSamples: () => Promise<readonly MailSample[]> = memoizeAsync(() => writeMailSamples());

/** The same in the present language. */
export async function writeMailSamples(): Promise<readonly MailSample[]> {
  const all = await Promise.all(SCALES.map(samplesOf));
  return all.flat();
}

async function samplesOf(scale: Scale): Promise<MailSample[]> {
  const hostName = scale.name === 'one' ? 'Maya' : (scale.players[0] ?? '');
  const event = anEventRow({
    title: scale.title,
    date: DATE,
    location: scale.place,
    customMessage: scale.note,
    description: scale.description,
    maxAttendees: scale.players.length + 1,
  });
  const guestWith = (facts: Parameters<typeof anAttendeeRow>[0]) =>
    anAttendeeRow({ name: scale.players[0] ?? null, invitedAt: SITE.now, ...facts });
  const context = (facts: Parameters<typeof anAttendeeRow>[0]): PastMailContext => ({
    hostName,
    organization: scale.name === 'one' ? null : { name: 'Dice & Cellar Spieleverein Regensburg e. V.', logo: null },
    guest: guestWith(facts),
    reader: {
      hourCycle: scale.name === 'one' ? 'h23' : 'h12',
      timeZone: scale.name === 'one' ? null : 'Pacific/Auckland',
    },
    event,
    replyTo: 'maya@example.org',
    games: scale.games.map((title, place) => ({
      title,
      players: '2-4',
      duration: '45-90',
      category: 'abstract',
      startsAfter: place * 95,
    })),
    link: LINK,
    stopUrl: STOP,
    comes: scale.name === 'one' ? 'Maya and you' : `${scale.players.slice(1).join(', ')} and you`,
    brings: scale.name === 'one' ? ['cake'] : ['two kinds of cake', ...scale.games.slice(0, 2)],
    broughtPlan: [],
    maybe: scale.name === 'one' ? 'Jonas' : null,
    asked: scale.name === 'one' ? null : scale.players.slice(3, 6).join(', '),
    waitlisted: null,
    dates: null,
    lacksVote: true,
    plays: scale.games.map((gameTitle, place) => ({
      gameTitle,
      players: JSON.stringify(scale.players),
      scores: JSON.stringify(scale.players.map((_, seat) => (place === 1 ? null : 54 - seat * 3))),
      seats: [],
      outcome: place === 1 ? 'cooperative' : 'highest',
      winner: null,
    })),
    morePlays: scale.name === 'one' ? 0 : 12,
  });
  const night = async (
    name: string,
    kind: MailRow['kind'],
    payload: object,
    guest: Parameters<typeof anAttendeeRow>[0] = {},
    changes: Partial<PastMailContext> = {},
  ) => {
    const past = { ...context(guest), ...changes };
    const row = { id: 1, userId: 1, to: 'ben@example.org', kind, payload } as unknown as MailRow;
    const contexts = {
      hostName: () => hostName,
      languageOf: () => 'en' as const,
      isUnwanted: () => false,
      stopUrl: () => STOP,
      pageOf: () => past.link,
      of: () => past,
      ofPast: () => past,
    };
    const mail = await writeMail({} as Database, row, contexts, SITE);
    if (!mail) throw new Error(`no mail of the kind ${name}`);
    return { name, mail };
  };
  const answer = (name: string, status: string, outcome = 'as_answered') =>
    night(
      `answer-${name}`,
      'answer_received',
      { status, outcome, partySize: 2, placeInLine: 3 },
      {
        status: outcome === 'as_answered' ? (status as 'accepted') : 'invited',
        awaitsApproval: outcome === 'awaits_approval',
      },
    );
  const lost = (reason: string) => ({
    title: scale.title,
    date: DATE.toISOString(),
    timeZone: event.timeZone,
    durationMinutes: 240,
    location: scale.place,
    publicId: event.publicId,
    hostEmail: 'maya@example.org',
    reason,
    sequence: 2,
    name: 'Ben',
  });
  const changes = [
    { what: 'date', before: EARLIER.toISOString(), after: DATE.toISOString() },
    { what: 'title', before: 'Thursday Night', after: scale.title },
    { what: 'location', before: null, after: scale.place },
  ];
  const list = scale.players.map((name, place) =>
    anAttendeeRow({ id: 10 + place, name, status: 'accepted', respondedAt: SITE.now, guestNote: scale.note }),
  );
  const commented = list.map((author, place) => ({
    author,
    comment: { id: place + 1, eventId: 1, attendeeId: author.id, text: COMMENT, createdAt: SITE.now },
  }));
  const reader = { hourCycle: 'h23' as const, timeZone: null };
  const join = { event, hostName, reader, dates: null, link: LINK, stopUrl: STOP, now: SITE.now };
  const sender = { name: 'Dice & Cellar Spieleverein Regensburg e. V.', logoUrl: null };
  const passkey = { to: 'ben@example.org', payload: { origin: ORIGIN, device: 'Firefox on Windows' } };
  const code = `${ORIGIN}/api/auth/verify?token=${'t'.repeat(43)}`;
  const mails: MailSample[] = [
    await night('invitation', 'invitation', {}),
    await night('changed', 'changed', { changes }, { status: 'accepted' }),
    await night('reminder-silent', 'reminder', { reminder: 'week', date: DATE.toISOString() }),
    await night('reminder-coming', 'reminder', { reminder: 'day', date: DATE.toISOString() }, { status: 'accepted' }),
    await night('nudge', 'nudge', {}),
    await night('vote-request', 'vote_request', {}, { status: 'accepted' }),
    { name: 'comments', mail: commentsMail(commented, context({ status: 'accepted' }), SITE) },
    await night(
      'seat-offered',
      'seat_offered',
      { until: EARLIER.toISOString(), partySize: 2 },
      { seatOfferedUntil: EARLIER },
    ),
    ...(await dateSamples(scale.name === 'one', scale.players, event, night, context)),
    await answer('accepted', 'accepted'),
    await answer('maybe', 'maybe'),
    await answer('declined', 'declined'),
    await answer('waitlisted', 'accepted', 'in_line'),
    await answer('awaits-approval', 'accepted', 'awaits_approval'),
    await night('cancelled', 'cancelled', lost('cancelled')),
    await night('cancelled-without-date', 'cancelled', { ...lost('cancelled'), isWithoutDate: true }),
    await night('removed', 'cancelled', lost('removed')),
    await night('results', 'results', {}, { status: 'accepted', came: true }),
    {
      name: 'host-digest',
      mail: digestMail(
        'maya@example.org',
        {
          event,
          list,
          isMailed: true,
          answered: list.map((guest) => ({ guest, answer: 'accepted' as const })),
          commented,
        },
        { night: `${ORIGIN}/game-nights/1`, switchOff: `${ORIGIN}/mails/off` },
        SITE.now,
      ),
    },
    { name: 'host-reminder', mail: hostReminderMail('maya@example.org', context({ isHost: true }), list, SITE) },
    { name: 'join-dates', mail: joinMail('ben@example.org', { ...join, dates: [EARLIER, DATE], known: null }) },
    { name: 'join-newcomer', mail: joinMail('ben@example.org', { ...join, known: null }) },
    {
      name: 'join-waitlisted',
      mail: joinMail('ben@example.org', {
        ...join,
        known: { guest: guestWith({ waitingSince: SITE.now }), waitlistPlace: 2 },
      }),
    },
    ...loanSamples(scale, { lent: ORIGIN, stop: LINK }),
    {
      name: 'award-vote',
      mail: awardMail(
        'ben@example.org',
        { hostName, groupName: 'The Friday table', year: 2026, titles: AWARD_TITLES },
        { vote: LINK, stop: STOP },
      ),
    },
    { name: 'confirm-sender', mail: confirmationMail('maya@example.org', hostName, { confirm: LINK, stopUrl: STOP }) },
    { name: 'host-invitation', mail: hostInvitationMail('ben@example.org', sender, { accept: ORIGIN, stopUrl: STOP }) },
    { name: 'sign-in-code', mail: codeMail('ben@example.org', '123456') },
    { name: 'passkey-added', mail: writePasskeyMail('passkey_added', passkey) },
    { name: 'passkey-removed', mail: writePasskeyMail('passkey_removed', passkey) },
    { name: 'verify-account', mail: verificationMail('ben@example.org', code) },
    { name: 'account-exists', mail: accountExistsMail('ben@example.org', `${ORIGIN}/login`) },
    {
      name: 'no-account',
      mail: noAccountMail('ben@example.org', signUpText({ mode: 'invited', domains: [] }) ?? ''),
    },
  ];
  return mails.map(({ name, mail }) => ({ name: `${name}-${scale.name}`, mail }));
}

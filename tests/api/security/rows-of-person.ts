import { randomUUID } from 'node:crypto';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { addCopy } from '#shared/copies/change-copies-contract.ts';
import { addChannel } from '#shared/nights/news/channels-contract.ts';
import { createGroup } from '#shared/nights/groups-contract.ts';
import { sendMessage } from '#shared/nights/night-messages-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import { recordPlay } from '#shared/plays/plays-contract.ts';
import { addView } from '#shared/collection/saved-views-contract.ts';
import { addComment } from '#shared/sharing/shared-collection-contract.ts';
import { addTag } from '#shared/games/tags-contract.ts';
import { createTemplate } from '#shared/nights/templates-contract.ts';
import { proposeGame } from '#shared/nights/votes-contract.ts';
import { anEntry, padOfTwo, writeOn } from '#tests/support/rows/a-pad.ts';
import { endedDaysAgo } from '#tests/support/rows/a-voted-night.ts';
import { aTournamentNight, beginTournament, firstSeatsWin } from '#tests/support/rows/a-tournament.ts';
import { SLACK_CHANNEL } from '#tests/support/rows/channels.ts';
import { addDatePollFor } from '#tests/support/rows/date-polls.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addChallengeFor } from '#tests/support/rows/a-challenge.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import type { Person } from '#tests/support/server/owners.ts';
import { shareFor } from '#tests/support/rows/sharing-payloads.ts';
import type { TestApp } from '#tests/support/server/test-app.ts';

/** Rows of a person, one of each kind whose id a body or query may name. */
export interface Rows {
  game: number;
  tag: number;
  challenge: number;
  challengeKey: string;
  copy: number;
  view: number;
  person: number;
  otherPerson: number;
  expansion: number;
  template: number;
  night: number;
  over: number;
  overGuest: number;
  host: number;
  guest: number;
  proposal: number;
  poll: number;
  option: number;
  pollGuest: number;
  /** A tournament that is not drawn, and one whose first match is decided; somebody who could play in both. */
  cupToCome: number;
  cupToComeGuest: number;
  cup: number;
  cupGuest: number;
  cupPlayer: number;
  cupMatch: number;
  pad: string;
  entryKey: string;
  play: number;
  playKey: string;
  told: number;
  nightKey: string;
  messageKey: string;
  group: number;
  groupKey: string;
  channel: number;
  templateKey: string;
  share: string;
  commentKey: string;
  padKey: string;
  account: number;
}

export async function overscanFor(app: TestApp, person: Person, word: string): Promise<Rows> {
  const [playKey, padKey, entryKey] = [randomUUID(), randomUUID(), randomUUID()];
  const [nightKey, messageKey] = [randomUUID(), randomUUID()];
  const [groupKey, templateKey, commentKey] = [randomUUID(), randomUUID(), randomUUID()];
  const { id: game } = await addGameFor(person, { title: `Azul ${word}`, notes: word });
  const params = { id: game };
  const players = JSON.stringify([`Tom ${word}`, `Tim ${word}`]);
  const recorded = await person.call(recordPlay, {
    params,
    body: { players, scores: '[1, 2]', idempotencyKey: playKey },
  });
  const challengeKey = randomUUID();
  const challenge = await addChallengeFor(person, { name: `Ten ${word}`, idempotencyKey: challengeKey });
  const { id: night } = await addEventFor(person, { title: `Night ${word}`, gameIds: [game] });
  const [guest = 0] = await addGuestsFor(person, night, [`${word}@example.org`]);
  const host = (await person.call(listAttendees, { params: { id: night } })).body.find(({ isHost }) => isHost)?.id ?? 0;
  const brought = await person.call(proposeGame, { params: { id: host }, body: { title: `Root ${word}` } });
  const poll = await addDatePollFor(person);
  const [pollGuest = 0] = await addGuestsFor(person, poll.id, [`${word}@example.org`]);
  const pad = await padOfTwo(person, { key: padKey, gameTitle: `Azul ${word}` });
  const name = { kind: 'player', player: 'player-a', name: word } as const;
  await writeOn(person, pad.code, [anEntry(name, { key: entryKey })]);
  const { id: over } = await addEventFor(person, { title: `Night ${word}` });
  const [overGuest = 0] = await addGuestsFor(person, over, [`${word}@example.org`]);
  await endedDaysAgo(app, over, 1);
  const { id: told } = await addEventFor(person, { title: `Night ${word}`, idempotencyKey: nightKey });
  const [reader = 0] = await addGuestsFor(person, told, [`${word}@example.org`]);
  await person.call(answerInvitation, { params: { id: reader }, body: { status: 'accepted' } });
  const message = { audience: 'coming', text: `Bring ${word}`, idempotencyKey: messageKey } as const;
  await person.call(sendMessage, { params: { id: told }, body: message });
  const crew = { name: `Crew ${word}`, idempotencyKey: groupKey };
  const { id: group } = (await person.call(createGroup, { body: crew })).body;
  const channel = { ...SLACK_CHANNEL, name: `Channel ${word}` };
  const { shareId: share } = await shareFor(person, { allowComments: true });
  const comment = { text: `Nice ${word}`, idempotencyKey: commentKey };
  await person.call(addComment, { params: { shareId: share }, body: comment });
  const toCome = await aTournamentNight(app, person, [word], { title: `Cup ${word}`, gameIds: [game] });
  const cup = await aTournamentNight(app, person, [word, 'Gus'], { title: `Cup ${word}`, gameIds: [game] });
  const [cupPlays = 0, cupGuest = 0] = cup.guestIds;
  const cupPlayers = [{ attendeeId: cupPlays }, { name: `Typed ${word}` }];
  const drawn = await beginTournament(person, cup.id, { format: 'swiss', gameId: game, players: cupPlayers });
  await firstSeatsWin(person, cup.id, drawn, 1);
  const { body: people } = await person.call(listPeople, {});
  return {
    game,
    challenge: challenge.id,
    challengeKey,
    tag: (await person.call(addTag, { body: { name: `Cottage ${word}` } })).body.id,
    copy: (await person.call(addCopy, { params, body: { place: `Attic ${word}` } })).body.id,
    view: (await person.call(addView, { body: { name: `Light ${word}`, query: 'weight=2' } })).body.id,
    person: people[0]?.id ?? 0,
    otherPerson: people[1]?.id ?? 0,
    expansion: (await addGameFor(person, { title: `Queen’s Garden ${word}` })).id,
    template: (await person.call(createTemplate, { body: { name: `Fridays ${word}`, idempotencyKey: templateKey } }))
      .body.id,
    night,
    over,
    overGuest,
    host,
    guest,
    proposal: brought.body.games.find(({ isYours }) => isYours)?.number ?? 0,
    poll: poll.id,
    option: poll.optionIds[0] ?? 0,
    pollGuest,
    cupToCome: toCome.id,
    cupToComeGuest: toCome.guestIds[0] ?? 0,
    cup: cup.id,
    cupGuest,
    cupPlayer: drawn.players[0]?.id ?? 0,
    cupMatch: drawn.matches[0]?.id ?? 0,
    pad: pad.code,
    entryKey,
    play: recorded.body.id,
    playKey,
    told,
    nightKey,
    messageKey,
    group,
    groupKey,
    channel: (await person.call(addChannel, { body: channel })).body.id,
    templateKey,
    share,
    commentKey,
    padKey,
    account: person.id,
  };
}

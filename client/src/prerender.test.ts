import { expect, test } from 'vitest';
import { PLACEHOLDER_USER } from '#client/app/prerendered-screens.ts';
import { prerenderUserScreen } from '#client/prerender.tsx';
import type { Event } from '#shared/contracts/events.ts';
import type { Game } from '#shared/contracts/games.ts';
import { aGame } from '#tests/support/a-game.ts';
import { anAttendee } from '#tests/support/an-attendee.ts';
import { anEvent } from '#tests/support/an-event.ts';

const MAY = new Date('2999-05-03T18:00:00Z');
const datePoll = { options: 3, firstDate: MAY, answered: 0, answersUntil: null, settlesAt: null };
const user = { ...PLACEHOLDER_USER, id: 1 };
const attendees = [
  anAttendee({ isHost: true, status: 'accepted' }),
  anAttendee({ id: 2, name: 'Bea', status: 'accepted', respondedAt: new Date('2026-01-01T00:00:00Z') }),
  anAttendee({ id: 3, name: 'Cem' }),
];

test.each<[string, Partial<Event>]>([
  ['is upcoming', {}],
  ['is over', { date: new Date('2020-05-03T18:00:00Z'), status: 'completed' }],
  ['was cancelled', { status: 'cancelled' }],
  ['is finding its date', { status: 'finding_date', datePoll }],
])('a night that %s can be prerendered, on a phone and on a wide screen', async (_state, facts) => {
  const game = aGame({ title: 'Azul' });
  for (const width of ['phone', 'wide'] as const) {
    const screen = { user, event: anEvent(facts), attendees, games: [game] };
    const drawn = await prerenderUserScreen('/game-nights/1', screen, width, 'en-GB-u-hc-h23');
    for (const shown of ['Friday night</h1>', 'Bea', 'Cem', 'Azul']) expect(drawn).toContain(shown);
  }
});

test.each<[string, Partial<Game>]>([
  ['on the shelf', {}],
  ['on the wishlist', { isWishlist: true }],
  ['no longer owned', { isUnowned: true }],
  ['that expands another', { isExpansion: true }],
])('a game %s can be prerendered', async (_list, facts) => {
  const game = aGame({ title: 'Azul', ...facts });
  const drawn = await prerenderUserScreen(`/games/${game.id}`, { user, game }, 'phone', 'en-US');
  expect(drawn).toMatch(/<main inert="".*Azul<\/h1>/);
});

test('dates use the locale of the reader, also if two pages are rendered concurrently', async () => {
  const draw = (locale: string) => {
    const screen = { user, event: anEvent({ date: MAY }), attendees, games: [] };
    return prerenderUserScreen('/game-nights/1', screen, 'phone', locale);
  };
  const [american, british] = await Promise.all([draw('en-US'), draw('en-GB-u-hc-h23')]);
  expect(american).toContain('May 3, 2999');
  expect(american).not.toContain('3 May 2999');
  expect(british).toContain('3 May 2999, 18:00');
});

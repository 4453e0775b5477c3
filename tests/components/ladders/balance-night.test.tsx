import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getLadder, type LadderOfGroup } from '#shared/ladders/ladders-contract.ts';
import { listGroups } from '#shared/nights/groups-contract.ts';
import { anAttendee } from '#tests/support/rows/an-attendee.ts';
import { answer } from '../support/answers.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { openNight, PRIYA } from '../support/open-night.ts';
import { openPage } from '../support/render.tsx';

const rung = (seat: number, name: string, place: number) => ({
  seat,
  name,
  isYou: seat === 0,
  place,
  plays: 20,
  mu: 30 - place,
  sigma: 3,
  change: 0,
});
const LADDER: LadderOfGroup = {
  groupName: 'Fridays',
  hostName: 'Maya',
  isHost: true,
  isOn: true,
  people: 3,
  plays: 24,
  games: [{ key: '7', title: 'Azul', plays: 24 }],
  game: null,
  span: 'month',
  rungs: [rung(0, 'Maya', 1), rung(20, 'Priya', 2), rung(21, 'Ben', 3)],
  improved: null,
};

describe('from a night to the ladder', () => {
  const members = ['Priya', 'Ben'].map((name, place) => ({
    id: 20 + place,
    email: `${name.toLowerCase()}@example.org`,
    name,
    sharesShelf: false,
  }));
  const group = { id: 3, name: 'Fridays', members, hasLadder: true, createdAt: new Date('2026-01-01T00:00:00Z') };
  const ben = anAttendee({ id: 3, name: 'Ben', email: 'ben@example.org', status: 'accepted' });
  const guests = [{ ...PRIYA, status: 'accepted' as const }, ben];
  const link = page.getByRole('link', { name: 'Balance Teams or Tables' });

  test('nothing leads to it if too few of the group come', async () => {
    openNight({}, [PRIYA, ben], answer(listGroups, [group]));
    await expectHeading('Six around the table');
    await expect.element(page.getByText('Ben', { exact: true }).first()).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
  });

  test('a link leads to it, with those chosen who come', async () => {
    openNight({}, guests, answer(listGroups, [group]));
    await expectText('3 on the ladder of Fridays come');
    await expect.element(link).toHaveAttribute('href', '/groups/3/ladder?seats=0,20,21');
  });

  test('those who come are chosen', async () => {
    openPage('/groups/3/ladder?seats=20,21', [answer(getLadder, LADDER)]);
    await expect.element(page.getByRole('checkbox', { name: 'Ben' })).toBeChecked();
    await expect.element(page.getByRole('checkbox', { name: 'Maya' })).not.toBeChecked();
  });
});

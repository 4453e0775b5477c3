import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FREQUENT, visitsOf } from './visits.ts';

const AROUND = '/client/src/app/signed-in-parts.ts';
const PAGES = '/client/src/app/pages.tsx';
const onDemand = (id: string, by = PAGES) => ({ id, dynamicImporters: [by] });
const around = onDemand(AROUND, '/client/src/app/layout.tsx');

test('a visit to a screen includes the frame for owners and the first part of the screen', () => {
  const page = '/client/src/collection/my-games-page.tsx';
  const part = '/client/src/collection/my-games/components/games-panel.tsx';
  const visits = visitsOf([onDemand(page), onDemand(part, page), around]);
  expect(visits).toContainEqual(expect.objectContaining({ ids: [page, part, AROUND] }));
});

test('a visit to the login page does not include the frame for owners', () => {
  const page = '/client/src/home/login-page.tsx';
  expect(visitsOf([onDemand(page), around])).toContainEqual({ ids: [page], weight: 1 });
});

test('a dialog has a low weight', () => {
  const dialog = '/client/src/plays/dialog.tsx';
  const visits = visitsOf([onDemand(dialog, '/client/src/plays/button.tsx')]);
  const visit = visits.find(({ ids }) => ids[0] === dialog);
  expect(visit?.weight).toBeLessThan(0.1);
});

test('every frequent visit names an existing page and an existing part', () => {
  const client = join(import.meta.dirname, '../../client/src');
  for (const { page, part } of FREQUENT) {
    expect(join(client, `${page}.tsx`)).toSatisfy(existsSync);
    if (part) expect(join(client, `${part}.tsx`)).toSatisfy(existsSync);
  }
});

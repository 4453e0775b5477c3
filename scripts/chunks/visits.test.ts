import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FREQUENT, visitsOf } from './visits.ts';

const AROUND = '/client/src/app/signed-in-parts.ts';
const PAGES = '/client/src/app/pages.tsx';
const onDemand = (id: string, by = PAGES) => ({ id, dynamicImporters: [by] });
const around = onDemand(AROUND, '/client/src/app/layout.tsx');

test('a screen comes with what surrounds it for an owner, and with its first part', () => {
  const page = '/client/src/pages/my-games/my-games-page.tsx';
  const part = '/client/src/features/collection/components/games-panel.tsx';
  const visits = visitsOf([onDemand(page), onDemand(part, page), around]);
  expect(visits).toContainEqual(expect.objectContaining({ ids: [page, part, AROUND] }));
});

test('visitors get nothing of what is for owners', () => {
  const page = '/client/src/pages/login/login-page.tsx';
  expect(visitsOf([onDemand(page), around])).toContainEqual({ ids: [page], weight: 1 });
});

test('a dialog counts little', () => {
  const dialog = '/client/src/features/plays/dialog.tsx';
  const visits = visitsOf([onDemand(dialog, '/client/src/features/plays/button.tsx')]);
  const visit = visits.find(({ ids }) => ids[0] === dialog);
  expect(visit?.weight).toBeLessThan(0.1);
});

test('every frequent visit names a screen and a part that there are', () => {
  const client = join(import.meta.dirname, '../../client/src');
  for (const { page, part } of FREQUENT) {
    expect(join(client, `pages/${page}.tsx`)).toSatisfy(existsSync);
    if (part) expect(join(client, `features/${part}.tsx`)).toSatisfy(existsSync);
  }
});

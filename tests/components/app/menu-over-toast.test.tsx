import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#client/ui/forms/button.tsx';
import { DropdownMenu, MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { show } from '../support/render.tsx';

const ITEMS = Array.from({ length: 10 }, (_, n) => `Action ${n + 1}`);

test('an open menu lies over a toast, whose place it needs', async () => {
  show(
    <div className="absolute top-96 right-4">
      <DropdownMenu trigger={<Button>Options</Button>}>
        {ITEMS.map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
        ))}
      </DropdownMenu>
    </div>,
  );
  toast({ title: 'RSVP updated', description: 'Ana Sá is recorded as accepted.' });
  const message = page.getByText('Ana Sá is recorded as accepted.').first();
  await expect.element(message).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  const menu = page.getByRole('menu').element();
  const { left, right, top, bottom } = menu.getBoundingClientRect();
  const tile = message.element().getBoundingClientRect();
  const [x, y] = [Math.max(left, tile.left) + 8, tile.top + 4];
  expect({ isUnderMessage: y > top && y < bottom && x < right && x < tile.right }).toEqual({ isUnderMessage: true });
  expect(menu.contains(document.elementFromPoint(x, y))).toBe(true);
});

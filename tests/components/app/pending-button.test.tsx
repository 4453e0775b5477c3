import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#client/ui/forms/button.tsx';
import { show } from '../support/render.tsx';

test('a button under way is called what it shows, not what it acts on', async () => {
  show(
    <Button pending pendingLabel="Adding..." aria-label="Add to Wishlist: Azul">
      Add to Wishlist
    </Button>,
  );
  await expect.element(page.getByRole('button', { name: 'Adding...', exact: true })).toBeVisible();
});

import { expect } from 'vitest';

/** Opens 'More' on every card. */
export async function showMore(): Promise<void> {
  await expect.poll(() => document.querySelector('.game-card-more')).not.toBeNull();
  for (const more of document.querySelectorAll<HTMLDetailsElement>('.game-card-more')) more.open = true;
}

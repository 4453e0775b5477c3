import { useRef, useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useFocusedCard } from '#client/games/use-focused-card.ts';
import { show } from '../support/render.tsx';

const CARDS = [1, 2, 3, 4].map((id) => ({ id }));

/** A store outside React, as the cache of queries is. */
function listStore() {
  let cards = CARDS;
  let notify = () => {};
  return {
    cards: () => cards,
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => {};
    },
    remove: (id: number) => {
      cards = cards.filter((card) => card.id !== id);
      notify();
    },
  };
}

function List({ store }: { store: ReturnType<typeof listStore> }) {
  const cards = useSyncExternalStore(store.subscribe, store.cards);
  const list = useRef<HTMLUListElement>(null);
  const { focusHandlers } = useFocusedCard(list, cards);
  return (
    <ul ref={list} {...focusHandlers}>
      {cards.map(({ id }, position) => (
        <li key={id} data-card={id} data-position={position}>
          <button type="button">Card {id}</button>
        </li>
      ))}
    </ul>
  );
}

test('a card that leaves the list at the moment it is focused passes the focus to the next one', async () => {
  const store = listStore();
  show(<List store={store} />);
  const second = page.getByRole('button', { name: 'Card 2' });
  await expect.element(second).toBeVisible();
  store.remove(2);
  (second.element() as HTMLElement).focus();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Card 3' })).toHaveFocus();
});

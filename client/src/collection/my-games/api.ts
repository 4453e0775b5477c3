import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import * as contracts from '#shared/collection/saved-views-contract.ts';
import type { SavedView, ViewChanges } from '#shared/collection/saved-views-contract.ts';

const viewKeys = { all: ['saved-views'] as const };

/** The owner's saved views, in their order. */
export const viewsQuery = queryOptions({
  queryKey: viewKeys.all,
  queryFn: ({ signal }) => call(contracts.listViews, {}, signal),
});

const meta = { invalidates: [viewKeys.all] };
const ORDER = { id: 'order-of-views' };

const patch = (client: QueryClient, change: (views: SavedView[]) => SavedView[]) =>
  client.setQueryData(viewsQuery.queryKey, (views) => views && change(views));

export const addView = mutationOptions({
  mutationFn: async (body: Omit<SavedView, 'id'>, { client }) => {
    const view = await call(contracts.addView, { body });
    patch(client, (views) => [...views, view]);
    return view;
  },
  meta,
});

export const changeView = mutationOptions({
  mutationFn: async ({ id, changes }: { id: number; changes: ViewChanges }, { client }) => {
    const view = await call(contracts.changeView, { params: { id }, body: changes });
    patch(client, (views) => views.map((one) => (one.id === id ? view : one)));
    return view;
  },
  meta,
});

/** Puts the views in this order at once; one request after another, so that the last order stays. */
export const orderViews = mutationOptions({
  mutationFn: async (views: readonly SavedView[], { client }) => {
    try {
      return await call(contracts.orderViews, { body: { ids: views.map(({ id }) => id) } });
    } catch (error) {
      void client.invalidateQueries({ queryKey: viewKeys.all });
      throw error;
    }
  },
  onMutate: (views, { client }) => {
    patch(client, () => [...views]);
  },
  scope: ORDER,
  meta,
});

interface Deletion {
  view: SavedView;
  /** All views before it, in their order. */
  before: readonly SavedView[];
}

export const deleteView = mutationOptions({
  mutationFn: async ({ view: { id } }: Deletion, { client }) => {
    await call(contracts.deleteView, { params: { id } });
    patch(client, (views) => views.filter((view) => view.id !== id));
  },
  meta,
});

/** Saves a deleted view again, at its place. */
export const restoreView = mutationOptions({
  mutationFn: async ({ view: { id, ...fields }, before }: Deletion, { client }) => {
    const restored = await call(contracts.addView, { body: fields });
    patch(client, (views) => [...views, restored]);
    const ids = before.map((one) => (one.id === id ? restored.id : one.id));
    const views = await call(contracts.orderViews, { body: { ids } });
    client.setQueryData(viewsQuery.queryKey, views);
  },
  scope: ORDER,
  meta,
});

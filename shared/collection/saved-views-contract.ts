import * as z from 'zod/mini';
import { MAX_VIEW_NAME_LENGTH, MAX_VIEW_QUERY_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { VIEW_QUERY } from '#shared/games/view-query.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, atLeastOneField, tidyText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A named view of My Games. */
export const savedView = z.object({
  id: z.int(),
  name: z.string(),
  /** The part of the address after the question mark, '' for all owned games. */
  query: z.string(),
  /** Shown as a tab above the games. */
  isPinned: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

const name = tidyText(MAX_VIEW_NAME_LENGTH, t('A view has a name'));
const query = z
  .string()
  .check(
    z.maxLength(MAX_VIEW_QUERY_LENGTH, { error: t('This search is too long to be saved'), abort: true }),
    z.regex(VIEW_QUERY, t('Please send the part of the address after the question mark')),
  );

export const newView = z.object({ name, query, isPinned: z._default(z.boolean(), true) });
export type NewView = z.output<typeof newView>;

export const viewChanges = z
  .object({ name: z.optional(name), query: z.optional(query), isPinned: z.optional(z.boolean()) })
  .check(atLeastOneField);
export type ViewChanges = z.output<typeof viewChanges>;

export const listViews = contract({
  method: 'get',
  path: '/api/saved-views',
  summary: "The owner's saved views of My Games, in their order",
  access: 'owner',
  status: 200,
  response: z.array(savedView),
});

export const addView = contract({
  method: 'post',
  path: '/api/saved-views',
  summary: 'Saves a view of My Games, as the last one',
  access: 'owner',
  body: newView,
  status: 201,
  response: savedView,
  refusals: ['duplicate_view', 'limit_reached'],
});

export const changeView = contract({
  method: 'patch',
  path: '/api/saved-views/:id',
  summary: 'Renames or pins a saved view, or gives it another filter',
  access: 'owner',
  params: idParams,
  body: viewChanges,
  status: 200,
  response: savedView,
  refusals: ['duplicate_view'],
});

export const orderViews = contract({
  method: 'put',
  path: '/api/saved-views/order',
  summary: 'Puts saved views in an order; those that are not named come last',
  access: 'owner',
  body: z.object({ ids: z.array(z.int().check(z.positive())).check(z.maxLength(STORAGE_LIMITS.savedViews.most)) }),
  status: 200,
  response: z.array(savedView),
});

export const deleteView = contract({
  method: 'delete',
  path: '/api/saved-views/:id',
  summary: 'Deletes a saved view; the games stay',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const savedViewContracts = [listViews, addView, changeView, orderViews, deleteView];

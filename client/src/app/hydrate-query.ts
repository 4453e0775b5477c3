import type { QueryClient, QueryKey } from '@tanstack/react-query';

const ID = 'hydration-data';
/** Data that came with the page counts as fresh for this long, until its screen uses it. */
const NEW_MS = 10_000;

/** A JSON script element with the data of a query, escaped so that it cannot end the element. */
export const dehydrateQuery = (queryKey: QueryKey, data: unknown): string =>
  `<script type="application/json" id="${ID}">${JSON.stringify([queryKey, data]).replaceAll('<', '\\u003c')}</script>`;

/** Puts the data that came with the page, if any, into the query cache. It must not need decoding. */
export function hydrateQuery(client: QueryClient): void {
  const text = document.getElementById(ID)?.textContent;
  if (!text) return;
  const [queryKey, data] = JSON.parse(text) as [QueryKey, unknown];
  client.setQueryData(queryKey, data, { updatedAt: Date.now() + NEW_MS });
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';

const ID = 'handed-over';
/** For so long nobody asks again for what came with the page: its screen takes it up within that time. */
const NEW_MS = 10_000;

/** A script element that runs nothing and holds the answer to a query; nothing in it can end the element. */
export const dehydrateQuery = (queryKey: QueryKey, data: unknown): string =>
  `<script type="application/json" id="${ID}">${JSON.stringify([queryKey, data]).replaceAll('<', '\\u003c')}</script>`;

/** Puts the answer that came with the page, if any, into the query cache. It must not need decoding. */
export function hydrateQuery(client: QueryClient): void {
  const text = document.getElementById(ID)?.textContent;
  if (!text) return;
  const [queryKey, data] = JSON.parse(text) as [QueryKey, unknown];
  client.setQueryData(queryKey, data, { updatedAt: Date.now() + NEW_MS });
}

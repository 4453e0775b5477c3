import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import type { QueryClient } from '@tanstack/react-query';
import { App } from '#client/app/app.tsx';
import { accountKeys } from '#client/entities/user/api.ts';
import { sharedCollectionQuery } from '#client/entities/shared-collections/api.ts';
import { DrawnColumns } from '#client/lib/use-column-count.ts';
import { makeQueryClient } from '#client/lib/query-client.ts';
import type { SharedCollection } from '#shared/contracts/shared-collection.ts';
import { titleCollator } from '#shared/rules/games/collection-sort.ts';
import { DRAWN_SCREENS, SOMEBODY } from '#client/app/drawn-screens.ts';
import { dehydrateQuery } from '#client/app/hydrate-query.ts';

/**
 * The markup of the home page for visitors, rendered at build time, so that it can be read before any code is loaded.
 */
export const prerenderHome = (): Promise<string> => draw('/', clientOfVisitor());

/**
 * What signed-in users see of each screen before its code and their data are loaded, by address, on a phone and on a
 * wide screen: its head and the places of its content. Rendered at build time for nobody in particular; it can be seen,
 * not used, until the application takes its place.
 */
export async function prerenderScreens(): Promise<{ phone: Record<string, string>; wide: Record<string, string> }> {
  return { phone: await drawScreens(1), wide: await drawScreens(4) };
}

async function drawScreens(columns: number): Promise<Record<string, string>> {
  const screens: Record<string, string> = {};
  for (const address of DRAWN_SCREENS) {
    const queryClient = makeQueryClient();
    queryClient.setQueryData(accountKeys.user, SOMEBODY);
    const drawn = await draw(address, queryClient, columns);
    queryClient.clear();
    screens[address] = drawn.replace('<main ', '<main inert="" aria-busy="true" ');
  }
  return screens;
}

/**
 * The prerendered page of a shared collection for visitors: its first screen, and its data for hydration. @param path
 * of the page, @param json the response of `getSharedCollection`
 */
export async function prerenderShared(path: string, json: string): Promise<{ root: string; data: string }> {
  const sent = JSON.parse(json) as SharedCollection;
  const byTitle = titleCollator('en');
  const collection = { ...sent, games: sent.games.toSorted((a, b) => byTitle.compare(a.title, b.title)) };
  const { queryKey } = sharedCollectionQuery(collection.shareId);
  const queryClient = clientOfVisitor();
  queryClient.setQueryData(queryKey, collection);
  const root = await draw(path, queryClient);
  queryClient.clear();
  return { root, data: dehydrateQuery(queryKey, collection) };
}

function clientOfVisitor(): QueryClient {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(accountKeys.user, null);
  return queryClient;
}

async function draw(address: string, queryClient: QueryClient, columns = 1): Promise<string> {
  const [path = '', search = ''] = address.split('?');
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <DrawnColumns value={columns}>
        <Router ssrPath={path} ssrSearch={search}>
          <App queryClient={queryClient} />
        </Router>
      </DrawnColumns>
    </StrictMode>,
    // In one piece: streamed parts would need inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const drawn = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, `${address} cannot be rendered without a browser`);
  return drawn;
}

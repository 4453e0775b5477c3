import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import type { QueryClient } from '@tanstack/react-query';
import { App } from '#client/app/app.tsx';
import { accountKeys } from '#client/entities/user/api.ts';
import { sharedCollectionQuery } from '#client/entities/shared-collections/api.ts';
import { makeQueryClient } from '#client/lib/query-client.ts';
import type { SharedCollection } from '#shared/contracts/shared-collection.ts';
import { titleCollator } from '#shared/rules/games/collection-filter.ts';
import { dehydrateQuery } from '#client/app/hydrate-query.ts';

/** The markup of the home page as a visitor sees it, made when the screens are built, so that it is read before any code has arrived. */
export const prerenderHome = (): Promise<string> => draw('/', clientOfVisitor());

/**
 * What stands in the page of a shared collection for a visitor: its first screenful, and its data for the code to go on with.
 * @param path of the page, @param json the answer of `getSharedCollection`
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

async function draw(path: string, queryClient: QueryClient): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Router ssrPath={path}>
        <App queryClient={queryClient} />
      </Router>
    </StrictMode>,
    // In one piece: parts that come later would need inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Infinity },
  );
  return text(prelude);
}

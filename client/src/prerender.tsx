import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import type { QueryClient } from '@tanstack/react-query';
import { App } from '#client/app/app.tsx';
import { accountKeys, configQuery } from '#client/accounts/api.ts';
import { sharedCollectionQuery } from '#client/sharing/api.ts';
import { PrerenderedColumns } from '#client/lib/use-column-count.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import { writeBy } from '#shared/words/reader.ts';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import type { PublicConfig } from '#shared/shapes/public-config.ts';
import type { SharedCollection } from '#shared/sharing/shared-collection-contract.ts';
import { titleCollator } from '#shared/games/collection-sort.ts';
import { PRERENDERED_SCREENS, PLACEHOLDER_USER } from '#client/app/prerendered-screens.ts';
import { dehydrateQuery } from '#client/app/hydrate-query.ts';

export { webManifest } from '#client/app/web-manifest.ts';

writeBy({ translated: (message) => message, locale: readersLocale });

/**
 * The markup of the home page for visitors, rendered at build time, so that it can be read before any code is loaded.
 */
export const prerenderHome = (): Promise<string> => draw('/', clientOfVisitor());

/**
 * Renders each screen as signed-in users see it before its code and data are loaded, by address, for phones and wide
 * screens: heading and placeholders. Built without user data; not interactive until the application replaces it.
 */
export async function prerenderScreens(): Promise<{ phone: Record<string, string>; wide: Record<string, string> }> {
  return { phone: await captureScreens('phone'), wide: await captureScreens('wide') };
}

const COLUMNS = { phone: 1, wide: 4 };
type Width = keyof typeof COLUMNS;

async function captureScreens(width: Width): Promise<Record<string, string>> {
  const screens: Record<string, string> = {};
  for (const address of PRERENDERED_SCREENS) {
    const queryClient = makeQueryClient();
    queryClient.setQueryData(accountKeys.user, PLACEHOLDER_USER);
    screens[address] = await renderInertScreen(address, queryClient, width);
  }
  return screens;
}

/** A screen that can be seen, not used, until the application takes its place. */
async function renderInertScreen(address: string, queryClient: QueryClient, width: Width): Promise<string> {
  const html = await draw(address, queryClient, COLUMNS[width]);
  queryClient.clear();
  return html.replace('<main ', '<main inert="" aria-busy="true" ');
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

/** The sign-in page for visitors: complete without the application. @param address with its query */
export async function prerenderSignIn(address: string, config: PublicConfig): Promise<{ root: string; data: string }> {
  const queryClient = clientOfVisitor();
  queryClient.setQueryData(configQuery.queryKey, config);
  const root = await draw(address, queryClient);
  queryClient.clear();
  return { root, data: dehydrateQuery(configQuery.queryKey, config) };
}

function clientOfVisitor(): QueryClient {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(accountKeys.user, null);
  return queryClient;
}

async function draw(address: string, queryClient: QueryClient, columns = 1): Promise<string> {
  // An address in the query may have a question mark of its own.
  const [path = '', ...query] = address.split('?');
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <PrerenderedColumns value={columns}>
        <Router ssrPath={path} ssrSearch={query.join('?')}>
          <App queryClient={queryClient} />
        </Router>
      </PrerenderedColumns>
    </StrictMode>,
    // In one piece: streamed parts would need inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, `${address} cannot be rendered without a browser`);
  return html;
}

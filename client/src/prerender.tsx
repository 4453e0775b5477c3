import './no-window.ts';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from '#client/app/app.tsx';
import { accountKeys } from '#client/features/auth/api.ts';
import { makeQueryClient } from '#client/lib/query-client.ts';

/** The markup of the home page as a visitor sees it, made when the screens are built, so that it is read before any code has arrived. */
export async function prerenderHome(): Promise<string> {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(accountKeys.user, null);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Router ssrPath="/">
        <App queryClient={queryClient} />
      </Router>
    </StrictMode>,
    // In one piece: parts that come later would need inline scripts, which the content security policy refuses.
    { progressiveChunkSize: Infinity },
  );
  return text(prelude);
}

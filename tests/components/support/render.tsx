import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { openDB } from 'idb';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { Layout } from '#client/app/layout.tsx';
import { MAIN_ID } from '#client/app/main-id.ts';
import { Routes } from '#client/app/routes.tsx';
import { accountKeys } from '#client/accounts/api.ts';
import { followProfile } from '#client/accounts/home-time-zone.ts';
import { makeQueryClient } from '#client/lib/http/query-client.ts';
import { leaveDialog } from '#client/ui/layers/open-dialogs.ts';
import { showPlayDialog } from '#client/plays/play-dialog-view.ts';
import { currentToast, dismissToast } from '#client/ui/layers/toast.ts';
import { Toaster } from '#client/ui/layers/toaster.tsx';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { aUser } from './a-user.ts';
import { type Answered, setAnswers } from './answers.ts';

let root: Root | undefined;
let place: HTMLElement | undefined;
let client: QueryClient | undefined;
const HOME = location.pathname + location.search;
const DEADLINE_MS = 5000;
/** Some tests leave a request unanswered for good. */
const SENDING_MS = 250;

export interface Shown {
  answers?: readonly Answered[];
  /** Signed in; null for a visitor. */
  user?: CurrentUser | null;
  /** Of the page, with its query. */
  path?: string;
  /** With the bars around it. */
  bars?: boolean;
}

/** Shows a part of a screen below a heading, with all that the application puts around it; without its bars unless told. */
export function show(element: ReactNode, { answers = [], user = aUser(), path = '/', bars }: Shown = {}): void {
  history.pushState(null, '', path);
  setAnswers(answers);
  client = makeQueryClient();
  client.setQueryData(accountKeys.user, user);
  followProfile(client);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={client}>
      <Router aroundNav={leaveDialog}>
        {bars ? (
          <Layout>{element}</Layout>
        ) : (
          <main id={MAIN_ID} tabIndex={-1}>
            {element}
          </main>
        )}
      </Router>
      <Toaster />
    </QueryClientProvider>,
  );
}

/** Shows the screen of a path, without the bars around it. */
export const openPage = (path: string, answers: readonly Answered[], user?: CurrentUser | null): void =>
  show(<Routes />, { path, answers, ...(user === undefined ? {} : { user }) });

/** The same with the bars, and the dialogs of plays that they bring along. */
export const openWithBars = (path: string, answers: readonly Answered[]): void =>
  show(<Routes />, { path, answers, bars: true });

/** Removes what a test has shown, and what it has left in the page's stores. */
export async function closeAll(): Promise<void> {
  root?.unmount();
  // A dialog that a test leaves open is one of the application's, not of its screen: the next test would begin in it.
  showPlayDialog(null);
  place?.remove();
  // Confetti falls for longer than a test takes.
  for (const canvas of document.querySelectorAll('body > canvas')) canvas.remove();
  // What is being saved is still a request of this test.
  const sendingUntil = Date.now() + SENDING_MS;
  while (isSending() && Date.now() < sendingUntil) await nextTask();
  // Score pads and plays written offline are still sent after their screen is left: once they are stored, under a lock.
  const deadline = Date.now() + DEADLINE_MS;
  await storedPads();
  while ((await holdsLock()) && Date.now() < deadline) await nextTask();
  // What is followed beyond a screen, such as a running import.
  for (const query of client?.getQueryCache().getAll() ?? []) while (query.observers[0]) query.observers[0].destroy();
  client?.clear();
  root = place = client = undefined;
  // Dialogs take their steps out of the history once they are closed.
  await nextTask();
  while ((history.state as { openDialogs?: number } | null)?.openDialogs && Date.now() < deadline) await nextTask();
  // Last: a form that is taken away says what it keeps.
  while (currentToast()) dismissToast();
  history.replaceState(null, '', HOME);
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.theme = 'light';
  document.body.removeAttribute('style');
}

const isSending = () =>
  client?.getMutationCache().find({ predicate: ({ state }) => state.status === 'pending' && !state.isPaused });

/** Waits until pads are stored: a transaction has its turn after those before it. */
async function storedPads(): Promise<void> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'rollcall-pads')) return;
  const device = await openDB('rollcall-pads');
  await device.transaction('pads', 'readwrite').store.count();
  device.close();
}

const holdsLock = async () => ((await navigator.locks.query()).held ?? []).length > 0;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#client/styles/index.css';
import { App } from '#client/app/app.tsx';
import { makeAppQueryClient } from '#client/app/app-query-client.ts';
import { drawnFor, screenReady } from '#client/app/drawn-page.ts';
import { watchNavigation } from '#client/app/last-navigation.ts';
import { awaitInstallOffer } from '#client/lib/device/install-offer.ts';

awaitInstallOffer();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchNavigation();

const drawn = drawnFor(root);
const queryClient = makeAppQueryClient({ drawn: drawn === 'visitor' });

const app = (
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>
);

// In a transition React renders between frames; otherwise a slow phone could not be used meanwhile.
const show = () =>
  startTransition(() => {
    if (drawn === 'visitor') hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

// What is drawn of a user's screen stays until the screen can take its place.
if (drawn === 'user') void screenReady(queryClient).then(show);
else show();

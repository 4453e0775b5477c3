import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#client/styles/index.css';
import { App } from '#client/app/app.tsx';
import { makeAppQueryClient } from '#client/app/app-query-client.ts';
import { watchNavigation } from '#client/app/last-navigation.ts';
import { awaitInstallOffer } from '#client/lib/device/install-offer.ts';

awaitInstallOffer();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchNavigation();

// Visitors get the home page and shared collections prerendered (prerender.tsx): hydrate them.
const drawn = root.hasChildNodes();

const app = (
  <StrictMode>
    <App queryClient={makeAppQueryClient({ drawn })} />
  </StrictMode>
);

// In a transition React renders between frames; otherwise a slow phone could not be used meanwhile.
startTransition(() => {
  if (drawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
});

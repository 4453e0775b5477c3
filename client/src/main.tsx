import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#client/styles/index.css';
import { writeBy } from '#shared/words/reader.ts';
import { hideChoiceOfLanguage } from '#client/lib/words/open-in-language.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import { App } from '#client/app/app.tsx';
import { makeAppQueryClient } from '#client/app/app-query-client.ts';
import { prerenderedFor, screenReady } from '#client/app/prerendered-page.ts';
import { watchNavigation } from '#client/lib/last-navigation.ts';
import { ignoreDoubleClicks } from '#client/lib/ignore-double-clicks.ts';
import { restoreScrollPosition } from '#client/lib/restore-scroll-position.ts';
import { awaitInstallOffer } from '#client/lib/device/install-offer.ts';

writeBy({ translated: (message) => message, locale: readersLocale });
awaitInstallOffer();
hideChoiceOfLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchNavigation();
restoreScrollPosition();
ignoreDoubleClicks();

const prerendered = prerenderedFor(root);
const queryClient = makeAppQueryClient({ prerendered: prerendered === 'visitor' });

const app = (
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>
);

// In a transition React renders between frames; otherwise a slow phone could not be used meanwhile.
const show = () =>
  startTransition(() => {
    if (prerendered === 'visitor') hydrateRoot(root, app);
    else createRoot(root).render(app);
  });

// The prerendered markup of a user's screen stays until the screen can replace it.
if (prerendered === 'user') void screenReady(queryClient).then(show);
else show();

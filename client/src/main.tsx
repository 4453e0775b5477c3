import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#client/styles/index.css';
import { App } from '#client/app/app.tsx';
import { makeAppQueryClient } from '#client/app/app-query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A visitor gets the home page drawn already (prerender.tsx): it comes to life as it stands.
const drawn = root.hasChildNodes();

const app = (
  <StrictMode>
    <App queryClient={makeAppQueryClient({ drawn })} />
  </StrictMode>
);

if (drawn) hydrateRoot(root, app);
else createRoot(root).render(app);

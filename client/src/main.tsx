import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#client/styles/index.css';
import { App } from '#client/app/app.tsx';
import { makeAppQueryClient } from '#client/app/app-query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = makeAppQueryClient();

createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>,
);

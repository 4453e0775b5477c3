import { loadOnDemand } from './load-on-demand.ts';

/** Plays that wait on this device, of whoever used it. */
const mayStorePlays = await indexedDB.databases().then(
  ({ length }) => length > 0,
  () => true,
);
loadOnDemand(mayStorePlays || history.state !== null);

import { CloudOff } from 'lucide-react';
import { explainFailure } from '#client/ui/toast.ts';

/** Toasts of what has just failed say that it needs the network, whatever it was. */
export const sayNoNetwork = (): void =>
  explainFailure({
    title: 'No network',
    description: 'This needs the network, so nothing was changed. Please try again when it is back.',
    icon: CloudOff,
  });

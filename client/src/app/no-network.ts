import { CloudOff } from 'lucide-react';
import { explainFailure } from '#client/ui/toast.ts';

/** While offline, toasts of failed actions say that they need the network. */
export const sayNoNetwork = (): void =>
  explainFailure({
    title: 'No network',
    description: 'This needs the network, so nothing was changed. Please try again when it is back.',
    icon: CloudOff,
  });

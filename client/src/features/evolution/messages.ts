import { ClipboardCheck } from 'lucide-react';
import type { ToastMessage } from '#client/ui/toast.ts';

export const copied: ToastMessage = {
  title: 'Copied to your clipboard',
  description: 'Paste it wherever you want to share it.',
  icon: ClipboardCheck,
};

export const notShared: ToastMessage = {
  title: 'Nothing could be shared from here',
  description: 'Download the image and share that instead.',
  variant: 'destructive',
};

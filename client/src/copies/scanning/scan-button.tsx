import { ScanBarcode } from 'lucide-react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { openScan } from './scan-view.ts';

/** Beside a search: finds the game of the box in one's hand. */
export const ScanButton = () => (
  <IconButton icon={ScanBarcode} label="Scan a Box" aria-haspopup="dialog" onClick={() => openScan('find')} />
);

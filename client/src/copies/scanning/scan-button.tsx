import { ScanBarcode } from 'lucide-react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { openScan } from './scan-view.ts';
import { t } from '#client/copies/words/words.ts';

/** Beside a search: finds the game of the box in one's hand. */
export const ScanButton = () => (
  <IconButton icon={ScanBarcode} label={t('Scan a Box')} aria-haspopup="dialog" onClick={() => openScan('find')} />
);

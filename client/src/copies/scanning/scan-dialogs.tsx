import { useScanPurpose } from './scan-view.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

/** 'Scan a Box' on My Games. Loaded on first use. */
export function ScanDialogs() {
  const purpose = useScanPurpose();
  return purpose === null ? null : (
    <Suspense fallback={null}>
      <ScanDialog purpose={purpose} />
    </Suspense>
  );
}

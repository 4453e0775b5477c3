import { useScanPurpose } from '#client/entities/barcodes/scan-view.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';

const ScanDialog = lazy(async () => ({ default: (await import('./components/scan-dialog.tsx')).ScanDialog }));

/** 'Scan a Box' on My Games. Loaded on first use. */
export function ScanDialogs() {
  const purpose = useScanPurpose();
  return purpose === null ? null : (
    <Suspense fallback={null}>
      <ScanDialog purpose={purpose} />
    </Suspense>
  );
}

import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { hasOpenForm } from '#client/lib/device/typed-fields.ts';
import { takeNewVersion } from '#client/lib/device/service-worker-client.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';

/** Offers a new version that is ready, and asks before an unsaved form is lost. */
export function VersionNotice() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Banner
        compact
        tone="info"
        icon={Sparkles}
        className="device-notice"
        action={
          <Button size="sm" variant="neutral" onClick={() => (hasOpenForm() ? setAsking(true) : takeNewVersion())}>
            Reload
          </Button>
        }
      >
        A new version is ready.
      </Banner>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reload now?"
        description="You have typed something that is not saved yet. Reloading may lose it."
        confirmLabel="Reload"
        cancelLabel="Later"
        onConfirm={takeNewVersion}
      />
    </>
  );
}

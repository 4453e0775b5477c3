import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { hasOpenForm } from '#client/lib/device/typed-fields.ts';
import { takeNewVersion } from '#client/lib/device/service-worker-client.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { t } from '#client/app/words/words.ts';

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
            {t('Reload')}
          </Button>
        }
      >
        {t('A new version is ready.')}
      </Banner>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Reload now?')}
        description={t('You have typed something that is not saved yet. Reloading may lose it.')}
        confirmLabel={t('Reload')}
        cancelLabel={t('Later')}
        onConfirm={takeNewVersion}
      />
    </>
  );
}

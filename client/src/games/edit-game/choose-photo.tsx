import { Camera, ImageUp } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { t } from '#client/games/words/words.ts';

interface ChoosePhotoProps {
  onFile: (file: File) => void;
  /** A picture is being opened. */
  pending: boolean;
  variant?: ComponentProps<typeof Button>['variant'];
}

/** Takes a photo with the camera of a phone, or chooses a picture that is there already. */
export function ChoosePhoto({ onFile, pending, variant }: ChoosePhotoProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file) onFile(file);
  };
  const hidden = { type: 'file', accept: 'image/*', className: 'hidden', tabIndex: -1 } as const;
  return (
    <>
      {/* Without a camera at hand both would open the same window. */}
      <Button
        icon={Camera}
        variant={variant}
        disabled={pending}
        className="pointer-fine:hidden"
        onClick={() => camera.current?.click()}
      >
        {t('Take a Photo')}
      </Button>
      <Button icon={ImageUp} disabled={pending} onClick={() => files.current?.click()}>
        {t('Choose a Picture')}
      </Button>
      <input
        {...hidden}
        ref={camera}
        capture="environment"
        aria-label={t('Camera')}
        onChange={(event) => take(event.target)}
      />
      <input {...hidden} ref={files} aria-label={t('Picture')} onChange={(event) => take(event.target)} />
    </>
  );
}

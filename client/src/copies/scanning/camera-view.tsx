import { clsx } from 'clsx';
import { Flashlight, FlashlightOff } from 'lucide-react';
import { useState, type RefCallback } from 'react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { t } from '#client/copies/words/words.ts';

interface CameraViewProps {
  video: RefCallback<HTMLVideoElement>;
  /** Video track of the open camera. */
  track: MediaStreamTrack | null;
  /** The next step for the user. */
  hint: string;
}

const CORNERS = [
  'top-0 left-0 rounded-tl-md border-t-4 border-l-4',
  'top-0 right-0 rounded-tr-md border-t-4 border-r-4',
  'bottom-0 left-0 rounded-bl-md border-b-4 border-l-4',
  'bottom-0 right-0 rounded-br-md border-r-4 border-b-4',
];

/** The camera's picture with the frame to hold a code into, and its light where it has one. */
export function CameraView({ video, track, hint }: CameraViewProps) {
  return (
    <div className="sticky top-0 z-1 h-[44vh] min-h-56 overflow-hidden bg-[var(--rail-deep)]">
      <video ref={video} className="size-full object-cover" muted playsInline aria-label={t('Picture of the camera')} />
      <div
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 aspect-[1.62] w-[min(74%,270px)] -translate-1/2 rounded-md shadow-[0_0_0_999px_#06171a99] after:absolute after:inset-x-[5%] after:top-1/2 after:h-0.75 after:rounded-[2px] after:bg-lamp"
      >
        {CORNERS.map((corner) => (
          <i key={corner} className={clsx('absolute size-7.5 border-solid border-[var(--on-rail)]', corner)} />
        ))}
      </div>
      <p className="absolute inset-x-14 bottom-3 text-center">
        <span className="rounded-md bg-[var(--rail-deep)] px-3 py-1.5 text-sm font-semibold text-[color:var(--on-rail)]">
          {hint}
        </span>
      </p>
      {track && hasLight(track) ? <LightButton key={track.id} track={track} /> : null}
    </div>
  );
}

/** Not among TypeScript's own descriptions. */
const hasLight = (track: MediaStreamTrack): boolean =>
  typeof track.getCapabilities === 'function' && (track.getCapabilities() as { torch?: boolean }).torch === true;

function LightButton({ track }: { track: MediaStreamTrack }) {
  const [isLit, setLit] = useState(false);
  const turn = async () => {
    await track.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
    setLit(!isLit);
  };
  return (
    <IconButton
      icon={isLit ? FlashlightOff : Flashlight}
      label={t('Light')}
      tone="rail"
      aria-pressed={isLit}
      className="absolute! right-2 bottom-1.5 bg-[var(--rail-deep)] text-[color:var(--on-rail)]"
      onClick={() => void turn().catch(() => setLit(false))}
    />
  );
}

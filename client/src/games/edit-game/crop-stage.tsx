import { RotateCw } from 'lucide-react';
import { type Dispatch, type SetStateAction, useEffect, useId, useRef } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { drawCrop, type OpenedPicture, contextOf } from './draw-crop.ts';
import { type Crop, MAX_ZOOM, MIDDLE, turned, zoomed } from './crop.ts';
import { FRAME_SHARE, useCropGestures } from './use-crop-gestures.ts';
import { t } from '#client/games/words/words.ts';

/** Pixels of the canvas, whatever its size on the screen. */
const STAGE = 900;
const FRAME = { left: (STAGE * (1 - FRAME_SHARE)) / 2, side: STAGE * FRAME_SHARE };
const PREVIEW = 128;
const ZOOM_STEP = 0.05;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

interface CropStageProps {
  picture: OpenedPicture;
  crop: Crop;
  setCrop: Dispatch<SetStateAction<Crop>>;
}

/** A picture under a square frame: pushed, zoomed and turned until the frame has the box. */
export function CropStage({ picture, crop, setCrop }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const [hintId, zoomId] = [useId(), useId()];
  useCropGestures(stage, picture, setCrop);

  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (canvas.current) drawStage(contextOf(canvas.current), picture, crop);
    if (preview.current) drawCrop(contextOf(preview.current), picture, crop, { left: 0, top: 0, side: PREVIEW });
  }, [picture, crop]);

  return (
    <div className="grid gap-3">
      <div
        ref={stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application answers keys
        tabIndex={0}
        role="application"
        aria-label={t('The part of the picture that is kept')}
        aria-describedby={hintId}
        className="mx-auto aspect-square w-full max-w-105 cursor-move touch-none overflow-hidden rounded-md bg-[#0c1f23] select-none focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus"
      >
        <canvas ref={canvas} width={STAGE} height={STAGE} className="block size-full" aria-hidden="true" />
      </div>
      <p id={hintId} className="text-xs text-ink-2">
        {t('Drag it, pinch it, or press what belongs in the middle. On a keyboard: arrows, plus and minus, R to turn.')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={RotateCw} onClick={() => setCrop(turned)}>
          {t('Turn')}
        </Button>
        <span className="flex min-w-30 flex-1 items-center gap-2.5">
          <label htmlFor={zoomId} className="text-sm font-semibold">
            {t('Zoom')}
          </label>
          <input
            id={zoomId}
            type="range"
            className="m-0 h-tap min-w-0 flex-1 cursor-pointer accent-petrol"
            min={1}
            max={MAX_ZOOM}
            step={ZOOM_STEP}
            value={crop.zoom}
            aria-valuetext={percent(crop.zoom)}
            onChange={(event) => setCrop(zoomed(picture, crop, event.target.valueAsNumber))}
          />
        </span>
        <Button size="sm" variant="ghost" onClick={() => setCrop(MIDDLE)}>
          {t('Reset')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {t('Turned {degrees} degrees, zoom {zoom}, centre {x} from the left and {y} from the top.', {
          degrees: crop.turns * 90,
          zoom: percent(crop.zoom),
          x: percent(crop.x),
          y: percent(crop.y),
        })}
      </p>
      <div className="flex items-center gap-3 border-t border-line pt-3">
        <canvas
          ref={preview}
          width={PREVIEW}
          height={PREVIEW}
          className="size-14 flex-none rounded-sm"
          aria-hidden="true"
        />
        <p className="text-sm leading-body text-ink-2">
          <b className="block text-ink">{t('This is how it looks in a list.')}</b>
          {t('Where and with what it was taken is removed before it leaves this device.')}
        </p>
      </div>
    </div>
  );
}

/** The picture, dark around the frame; the frame has corners and thirds. */
function drawStage(context: CanvasRenderingContext2D, picture: OpenedPicture, crop: Crop): void {
  const { left, side } = FRAME;
  context.fillStyle = '#0c1f23';
  context.fillRect(0, 0, STAGE, STAGE);
  drawCrop(context, picture, crop, { left, top: left, side });
  context.fillStyle = '#0c1f23b3';
  context.fill(around(), 'evenodd');
  context.strokeStyle = '#ffffff73';
  context.lineWidth = 2;
  for (const third of [1, 2]) {
    const at = left + (side * third) / 3;
    context.strokeRect(at, left, 0, side);
    context.strokeRect(left, at, side, 0);
  }
  context.strokeStyle = '#fff';
  context.strokeRect(left, left, side, side);
}

function around(): Path2D {
  const path = new Path2D();
  path.rect(0, 0, STAGE, STAGE);
  path.rect(FRAME.left, FRAME.left, FRAME.side, FRAME.side);
  return path;
}

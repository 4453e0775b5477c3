import { useEffect, useRef, useState } from 'react';

/** `refused`: the person or the browser said no. `missing`: there is none, or another program has it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing';

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * Shows the camera's picture in a video element while it is wanted and the page is visible, and stops the camera otherwise.
 * @param isWanted whether something is to be scanned now
 */
export function useCamera(isWanted: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const isVisible = useIsVisible();
  const isOpen = isWanted && isVisible;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let opened: MediaStream | null = null;
    const start = async () => {
      const stream = await openCamera();
      if (isOver) return stop(stream);
      opened = stream;
      const [first = null] = stream.getVideoTracks();
      first?.addEventListener('ended', () => setState('missing'));
      if (video.current) {
        video.current.srcObject = stream;
        await video.current.play();
      }
      if (isOver) return;
      setTrack(first);
      setState('on');
    };
    start().catch((error: unknown) => {
      if (!isOver) setState(isRefusal(error) ? 'refused' : 'missing');
    });
    return () => {
      isOver = true;
      if (opened) stop(opened);
      setTrack(null);
      setState('starting');
    };
  }, [isOpen]);
  return { video, state, track };
}

/** Without a secure connection there is no `mediaDevices`. */
async function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('no camera can be asked for', 'NotFoundError');
  return devices.getUserMedia(WANTED);
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}

import { useEffect, useState } from 'react';

/** `refused`: the user or the browser denied it. `missing`: there is no camera, or another program uses it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing';

const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/**
 * Shows the camera's picture in a video element while it is wanted and the page is visible, and stops the camera otherwise.
 * @param video the element; null until it is in the page, which may be after the camera has started
 * @param isWanted whether something is to be scanned now
 */
export function useCamera(video: HTMLVideoElement | null, isWanted: boolean) {
  const [state, setState] = useState<CameraState>('starting');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const isVisible = useIsVisible();
  const isOpen = isWanted && isVisible;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let opened: MediaStream | null = null;
    const start = async () => {
      const camera = await openCamera();
      if (isOver) return stop(camera);
      opened = camera;
      trackOf(camera)?.addEventListener('ended', () => setState('missing'));
      setStream(camera);
    };
    start().catch((error: unknown) => {
      if (!isOver) setState(errorOf(error));
    });
    return () => {
      isOver = true;
      if (opened) stop(opened);
      setStream(null);
      setState('starting');
    };
  }, [isOpen]);
  useEffect(() => {
    if (!video || !stream) return undefined;
    let isOver = false;
    showIn(video, stream).then(
      () => {
        if (!isOver) setState('on');
      },
      (error: unknown) => {
        if (!isOver) setState(errorOf(error));
      },
    );
    return () => void (isOver = true);
  }, [video, stream]);
  return { state, track: state === 'on' && stream ? trackOf(stream) : null };
}

function showIn(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream;
  return video.play();
}

const trackOf = (stream: MediaStream): MediaStreamTrack | null => stream.getVideoTracks()[0] ?? null;

/** Without a secure connection there is no `mediaDevices`. */
async function openCamera(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('no camera can be asked for', 'NotFoundError');
  return devices.getUserMedia(CONSTRAINTS);
}

const errorOf = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing';

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

import { useEffect, useState, type CSSProperties } from 'react';
import { fitPicture } from './fit-picture.ts';

/** A picture that can be drawn: its source, and its box on the cover in pixels. */
interface CoverPicture {
  src: string;
  box: CSSProperties;
}

/** Time-out for loading a picture, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * A game's own picture for the share card; null if there is none or its site does not allow CORS: then only the
 * generated cover is used, in preview and download.
 */
export function useCoverPicture(src: string | null): CoverPicture | 'loading' | null {
  const [loaded, setLoaded] = useState<{ src: string; picture: CoverPicture | null } | null>(null);
  useEffect(() => {
    if (!src) return undefined;
    const image = new Image();
    const without = () => setLoaded({ src, picture: null });
    const timer = setTimeout(() => {
      image.onload = null;
      without();
    }, PATIENCE_MS);
    image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => {
      clearTimeout(timer);
      setLoaded({ src, picture: { src, box: fitPicture(image.naturalWidth, image.naturalHeight) } });
    };
    image.onerror = without;
    image.src = src;
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [src]);
  if (!src) return null;
  return loaded?.src === src ? loaded.picture : 'loading';
}

import { memo, useState } from 'react';
import type { Category } from '#shared/enums.ts';
import { isPhotoPath, photoInSize } from '#shared/covers/photo-path.ts';
import { coverMarkup } from './cover-markup.ts';
import './game-cover.css';

interface GameCoverProps {
  title: string;
  category: Category;
  /** A remote picture of the box, shown over the generated cover; removed if it does not load. */
  imageUrl?: string | null | undefined;
  /** At most 80 px: a photo is loaded in its size for lists. */
  small?: boolean | undefined;
  className?: string | undefined;
}

type Shape = 'box' | 'wide';

/** Wider pictures fill the cover; others are shown whole on a mat. */
const WIDE_FROM = 1.2;

/** A square photo of one's own fills a square cover too. */
function shapeOf({ naturalWidth, naturalHeight, parentElement }: HTMLImageElement, isPhoto: boolean): Shape {
  const { clientWidth = 0, clientHeight = 0 } = parentElement ?? {};
  const fills = isPhoto && clientWidth < WIDE_FROM * clientHeight;
  return fills || naturalWidth / naturalHeight > WIDE_FROM ? 'wide' : 'box';
}

/** A game's cover: drawn from its title and category, decorative beside the title. Size it by its box: 3:2 or square. */
export const GameCover = memo(function GameCover({ title, category, imageUrl, small, className }: GameCoverProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<{ url: string; shape: Shape } | null>(null);
  const url = imageUrl && photoInSize(imageUrl, small ? 'list' : 'card');
  const src = url && url !== failedUrl ? url : null;
  const shape = src !== null && loaded?.url === src ? loaded.shape : undefined;
  return (
    <div className={className ? `game-cover ${className}` : 'game-cover'} data-art={shape}>
      {/* Our own markup: shapes, hex colours, letters A to Z and digits */}
      <div className="game-cover-mat" dangerouslySetInnerHTML={coverMarkup(title, category)} />
      {src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => setLoaded({ url: src, shape: shapeOf(currentTarget, isPhotoPath(src)) })}
          onError={() => setFailedUrl(src)}
        />
      ) : null}
    </div>
  );
});

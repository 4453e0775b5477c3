import { clsx } from 'clsx';
import { memo, useState } from 'react';
import { hash, seededRandom } from '#shared/covers/cover-shapes.ts';

interface NightBannerProps {
  /** Seeds the positions of lit pips. */
  title: string;
  /** '#667eea'. */
  color: string;
  /** A picture over the pips; removed if it does not load. */
  imageUrl?: string | null | undefined;
  className?: string | undefined;
}

const [WIDTH, HEIGHT] = [800, 120];
const [ACROSS, DOWN] = [18.2, 17];
/** Fraction of lit pips. */
const LIT = 0.09;

/** A night's banner: pips in its colour, some of them lit. Decorative; height by class. */
export const NightBanner = memo(function NightBanner({ title, color, imageUrl, className }: NightBannerProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = imageUrl && imageUrl !== failedUrl ? imageUrl : null;
  const { dark, lit } = pipsOf(title);
  return (
    <div className={clsx('relative overflow-hidden', className)}>
      <svg
        className="absolute inset-0 block size-full object-cover"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width={WIDTH} height={HEIGHT} fill={color} />
        <path d={dark} stroke="#07252a" strokeOpacity={0.2} strokeWidth={6} strokeLinecap="round" />
        <path d={lit} stroke="#fff" strokeOpacity={0.88} strokeWidth={11.2} strokeLinecap="round" />
      </svg>
      {src ? (
        <img
          className="absolute inset-0 block size-full object-cover"
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(src)}
        />
      ) : null}
    </div>
  );
});

/** The pips as SVG paths, every second row offset by half a step; deterministic for a title. */
function pipsOf(title: string) {
  const random = seededRandom(hash(title));
  const drawn = { dark: '', lit: '' };
  for (let row = 0; row * DOWN <= HEIGHT; row++) {
    for (let column = 0; column * ACROSS <= WIDTH; column++) {
      const x = ((column + (row % 2) / 2) * ACROSS).toFixed(1);
      drawn[random() < LIT ? 'lit' : 'dark'] += `M${x} ${row * DOWN + 2}h0`;
    }
  }
  return drawn;
}

import { clsx } from 'clsx';
import { useResolvedTheme } from '#client/ui/theme.ts';

interface LandingPictureProps {
  /** File names for light and dark. */
  light: string;
  dark: string;
  /** A sentence describing the picture. */
  alt: string;
  look: 'desktop' | 'phone';
}

const SIZES = { desktop: { width: 1200, height: 760 }, phone: { width: 780, height: 1560 } };

/** A screenshot of the product (`npm run pictures`) in the page's theme. */
export function LandingPicture({ light, dark, alt, look }: LandingPictureProps) {
  const src = useResolvedTheme() === 'dark' ? dark : light;
  return (
    <div
      className={clsx(
        'overflow-hidden border-[#10292d] bg-well shadow-[0_5px_0_var(--edge),0_26px_40px_-18px_#072529a6]',
        look === 'phone' ? 'mx-auto w-[min(260px,70vw)] rounded-[30px] border-8' : 'rounded-lg border-6',
      )}
    >
      <img className="block h-auto w-full" src={src} alt={alt} {...SIZES[look]} loading="lazy" decoding="async" />
    </div>
  );
}

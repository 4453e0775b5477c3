import { House, LibraryBig } from 'lucide-react';
import { Button } from '../forms/button.tsx';
import { Container } from '../layout/container.tsx';
import { t } from '#client/lib/words/words.ts';

/** Shown for unknown paths. */
export function NotFoundPage() {
  return (
    <Container className="grid grid-cols-1 justify-items-center gap-4 pt-10 pb-15 text-center">
      <div
        className="mb-4.5 flex items-center gap-3 [--digit-height:104px] [--digit-width:88px] max-4xs:gap-1 max-4xs:[--digit-width:50px] sm:gap-4.5 sm:[--digit-height:152px] sm:[--digit-width:132px]"
        aria-hidden="true"
      >
        <span className="grid h-[var(--digit-height)] w-[var(--digit-width)] -rotate-4 place-items-center rounded-[14px] bg-tile font-display text-[4rem] leading-none font-black tracking-[-0.04em] shadow-[0_6px_0_var(--edge),0_20px_24px_-10px_#10292d59] last:rotate-5 sm:rounded-xl sm:text-[6rem]">
          4
        </span>
        <svg
          className="h-[var(--digit-height)] w-[var(--digit-width)] fill-none stroke-line-strong stroke-3"
          viewBox="0 0 132 152"
        >
          <rect x="2" y="2" width="128" height="148" rx="18" pathLength="600" strokeDasharray="90 10" />
          <circle className="fill-[#c8361f] stroke-none" cx="66" cy="76" r="9" />
        </svg>
        <span className="grid h-[var(--digit-height)] w-[var(--digit-width)] -rotate-4 place-items-center rounded-[14px] bg-tile font-display text-[4rem] leading-none font-black tracking-[-0.04em] shadow-[0_6px_0_var(--edge),0_20px_24px_-10px_#10292d59] last:rotate-5 sm:rounded-xl sm:text-[6rem]">
          4
        </span>
      </div>
      <h1 className="text-[length:clamp(2rem,1.4rem_+_2.4vw,3rem)]">{t('Page Not Found')}</h1>
      <p className="max-w-[44ch] text-ink-2">{t('This tile was never punched, or it slid under the sofa.')}</p>
      <code className="rounded-md bg-well px-3.5 py-2.5 text-note wrap-anywhere shadow-inset">
        {t('Did you forget to add the page to the router?')}
      </code>
      <div className="mt-2 flex flex-wrap justify-center gap-2.5">
        <Button variant="primary" icon={House} href="/">
          {t('Back to Home')}
        </Button>
        <Button icon={LibraryBig} href="/my-games">
          {t('View Collection')}
        </Button>
      </div>
    </Container>
  );
}

import { type ReactNode } from 'react';
import { Link } from 'wouter';
import { PLAN_POINTS, planPrice } from '#client/plans/plan-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { PLANS } from '#shared/enums.ts';
import { PLAN_NAMES, YEAR_SAVES_PERCENT } from '#shared/limits/plan-limits.ts';
import './prices.css';
import { rich, t } from '#client/home/words/words.ts';

const POINTS_SHOWN = 4;

const large = (inner: ReactNode) => (
  <b className="font-display text-[2.125rem] leading-none font-black tracking-[-0.04em] text-ink">{inner}</b>
);
const toPrivacy = (inner: ReactNode) => (
  <Link href="/privacy" className="link">
    {inner}
  </Link>
);

/** Prices, visible without sign-in. */
export function Prices() {
  return (
    <Container as="section" className="landing-section">
      <h2 className="text-[length:clamp(1.625rem,1.2rem_+_1.9vw,2.5rem)] leading-[1.15] font-extrabold tracking-[-0.025em]">
        {t('What it costs')}
      </h2>
      <p className="mt-3 max-w-[62ch] text-lead text-ink-2">
        {t(
          'Nothing, for as long as you like, with every game you own. A year of a paid plan costs ten months, which saves {percent}%. Seven days of Premium Plus are free to try, without a card.',
          { percent: YEAR_SAVES_PERCENT },
        )}
      </p>
      <ul className="my-7 grid gap-6 md:grid-cols-3">
        {PLANS.map((plan) => (
          <Tile as="li" key={plan} className="price-plate md:p-6" data-plan={plan}>
            <h3 className="font-display text-title leading-[1.1] font-extrabold">{PLAN_NAMES[plan]}</h3>
            <p className="mt-2.5 mb-3 text-sm text-ink-2">
              {rich('<b>{price}</b> per month', { price: planPrice(plan, 'monthly').price, b: large })}
            </p>
            <ul className="grid gap-1.5 text-note text-ink-2">
              {PLAN_POINTS[plan].slice(0, POINTS_SHOWN).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Tile>
        ))}
      </ul>
      <Button href="/premium">{t('Compare the Plans')}</Button>
      <p className="mt-3 max-w-[62ch] text-sm text-ink-2">
        {rich('What happens with your data stands in the <link>privacy policy</link>.', { link: toPrivacy })}
      </p>
    </Container>
  );
}

import { Link } from 'wouter';
import { PLAN_POINTS, planPrice } from '#client/entities/plans/plan-words.ts';
import { Button } from '#client/ui/button.tsx';
import { Container } from '#client/ui/container.tsx';
import { Tile } from '#client/ui/tile.tsx';
import { PLANS } from '#shared/enums.ts';
import { PLAN_NAMES, YEAR_SAVES_PERCENT } from '#shared/rules/plans/plan-limits.ts';
import './prices.css';

const POINTS_SHOWN = 4;

/** What it costs, before anybody has to sign in. */
export function Prices() {
  return (
    <Container as="section" className="landing-section prices">
      <h2>What it costs</h2>
      <p>
        Nothing, for as long as you like, with every game you own. A year of a paid plan costs ten months, which saves{' '}
        {YEAR_SAVES_PERCENT}%. Seven days of Premium Plus are free to try, without a card.
      </p>
      <ul className="price-plates">
        {PLANS.map((plan) => (
          <Tile as="li" key={plan} className="price-plate" data-plan={plan}>
            <h3>{PLAN_NAMES[plan]}</h3>
            <p className="price-plate-price">
              <b>{planPrice(plan, 'monthly').price}</b> per month
            </p>
            <ul>
              {PLAN_POINTS[plan].slice(0, POINTS_SHOWN).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Tile>
        ))}
      </ul>
      <Button href="/premium">Compare the Plans</Button>
      <p className="prices-small">
        What happens with your data stands in the{' '}
        <Link href="/privacy" className="link">
          privacy policy
        </Link>
        .
      </p>
    </Container>
  );
}

import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { t } from '#client/recommendations/words/words.ts';

/** Number of recommendations that a phone shows at first. */
const SHOWN_ON_A_PHONE = 4;

/** Recommended games, one card each. On a phone the later ones come at a press. */
export function RecommendationList({ label, children }: { label: string; children: readonly ReactElement[] }) {
  const [isCollapsed, setCollapsed] = useState(true);
  const more = children.length - SHOWN_ON_A_PHONE;
  return (
    <>
      <ul
        className="recommendation-list grid grid-cols-1 gap-x-5 gap-y-6.5 desk:grid-cols-2"
        aria-label={label}
        tabIndex={-1}
        hidden={children.length === 0}
        data-collapsed={isCollapsed || undefined}
      >
        {children}
      </ul>
      {more > 0 ? (
        <Button
          full
          className="mt-5 justify-self-center sm:hidden"
          icon={isCollapsed ? ChevronDown : ChevronUp}
          aria-expanded={!isCollapsed}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          {isCollapsed ? t('Show {count} More', { count: more }) : t('Show Less')}
        </Button>
      ) : null}
    </>
  );
}

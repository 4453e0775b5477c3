import { Gem } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { t } from '#client/recommendations/words/words.ts';

/** At the end of the free view: how many more a paid plan shows, linked to the plans. Empty if none. */
export function MoreLink({ more }: { more: number }) {
  if (more === 0) return null;
  return (
    <div className="mt-6.5 flex flex-wrap justify-center gap-2.5">
      <Button icon={Gem} href="/premium">
        {t('Show {count} More (Premium Feature)', { count: more })}
      </Button>
    </div>
  );
}

import { CalendarClock } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { dateNeededText } from './poll-text.ts';
import { DATES_HEADING, type PollContext } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

/** Notice that the deadline passed without a date, with two actions. */
export function DateNeededBanner({ context: { poll }, onMoreTime }: { context: PollContext; onMoreTime: () => void }) {
  const toDates = () => {
    const heading = document.getElementById(DATES_HEADING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <Banner
      icon={CalendarClock}
      tone="warn"
      role="status"
      title={t('Please set a date')}
      action={
        <>
          {poll.options.every(({ isPast }) => isPast) ? null : (
            <Button size="sm" onClick={toDates}>
              {t('Set...')}
            </Button>
          )}
          <Button size="sm" onClick={onMoreTime}>
            {t('More Time')}
          </Button>
        </>
      }
    >
      {dateNeededText(poll)}
    </Banner>
  );
}

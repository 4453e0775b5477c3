import { Ban, CalendarPlus, CheckCheck, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { wrapUpAddress } from '../../wrap-up-address.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { waitsForWrapUp } from '#shared/nights/wrap-up.ts';
import type { NightState } from '../night-state.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { rich, t } from '#client/nights/words/words.ts';

interface NightNoticeProps {
  event: Event;
  state: NightState;
  canKeepScore: boolean;
}

/** The state of a past or cancelled night, and what to do with it. */
export function NightNotice({ event, state, canKeepScore }: NightNoticeProps) {
  if (state === 'cancelled') {
    return (
      <Banner className="mt-4.5" icon={Ban} tone="bad" title={t('This event is cancelled')}>
        {event.cancelReason ? <>{rich('You said: “{reason}”', { reason: <bdi>{event.cancelReason}</bdi> })} </> : null}
        {t('The links of your guests say so. Duplicate it for another day, or delete it.')}
      </Banner>
    );
  }
  if (event.status === 'completed') return <WrappedUp event={event} />;
  if (!waitsForWrapUp(event, new Date())) return null;
  return (
    <Banner
      className="mt-4.5"
      icon={NotebookPen}
      title={state === 'over' ? t('How did it go?') : t('Under way')}
      action={
        <>
          {canKeepScore && state !== 'over' ? <Button href="/table">{t('Keep Score')}</Button> : null}
          <Button variant="primary" href={wrapUpAddress(event.id)}>
            {t('Wrap Up')}
          </Button>
        </>
      }
    >
      {state === 'over'
        ? t('This night is over. Say who came and what was played: a few taps, and it is in your log.')
        : t('As soon as a game is done, write it down here, at the table.')}
    </Banner>
  );
}

/** What has been, and the next night with the same people. */
function WrappedUp({ event }: { event: Event }) {
  const [plansNext, setPlansNext] = useState(false);
  return (
    <>
      <Banner
        className="mt-4.5"
        icon={CheckCheck}
        tone="good"
        title={t('This night is wrapped up')}
        action={
          <>
            <Button size="sm" href={wrapUpAddress(event.id)}>
              {t('Add What Is Missing')}
            </Button>
            <Button size="sm" icon={CalendarPlus} onClick={() => setPlansNext(true)}>
              {t('Next Time?')}
            </Button>
          </>
        }
      >
        {t("Its plays are in your log. The same people, another day: 'Next Time?' asks when.")}
      </Banner>
      {plansNext ? (
        <DuplicateDialog event={event} onClose={() => setPlansNext(false)} onCloseAutoFocus={undefined} />
      ) : null}
    </>
  );
}

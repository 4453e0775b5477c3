import { useEffect, useRef, useState } from 'react';
import { AnswerButtons } from '../../parts/answer-buttons.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { RsvpMark } from '#client/ui/marks/rsvp-mark.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { AttendeeStatus } from '#shared/enums.ts';
import { answerFor } from '../../attendees-api.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { t } from '#client/nights/words/words.ts';

const WORDS: Record<AttendeeStatus, string> = {
  accepted: t('You are coming'),
  maybe: t('You may come'),
  declined: t('You are not coming'),
  invited: t('Will you be at the table yourself?'),
};

/** The host's own answer; 'Change' shows the three answers. Updates optimistically. */
export function YourAnswer({ own }: { own: Attendee }) {
  const [open, setOpen] = useState(own.status === 'invited' && own.placeInLine === null);
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  const { mutate, isPending, variables } = useNightMutation(own.eventId, answerFor(own.eventId), {
    done: () => messages.rsvpUpdated,
    failed: messages.rsvpFailed,
  });
  const status = isPending ? variables.status : own.status;
  useEffect(() => {
    if (wasOpen.current && !open) change.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return (
    <Tile as="section" aria-labelledby="your-response" className="grid gap-3 py-2.5 max-sm:px-4">
      <div className="flex items-center gap-2.5 max-4xs:flex-wrap">
        <RsvpMark status={status} />
        <h2
          className="min-w-0 flex-1 font-sans text-note leading-[1.3] font-strong tracking-normal max-4xs:basis-20"
          id="your-response"
        >
          <span className="sr-only">{t('Your Response: ')}</span>
          {own.placeInLine === null
            ? WORDS[status]
            : t('You are on the waitlist, at place {place}', { place: own.placeInLine })}
        </h2>
        <Button ref={change} size="sm" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('Change')}
        </Button>
      </div>
      {open ? (
        <AnswerButtons
          label={t('Your Response')}
          status={status}
          onAnswer={(answer) => {
            if (!isPending) mutate({ attendee: own, status: answer }, { onSuccess: () => setOpen(false) });
          }}
        />
      ) : null}
    </Tile>
  );
}

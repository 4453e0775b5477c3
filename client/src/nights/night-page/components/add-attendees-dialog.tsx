import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { InviteGroup } from '../../groups/invite-group.tsx';
import type { Host } from '#client/organizations/host.ts';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Plan } from '#shared/enums.ts';
import { PLAN_LIMITS, PLAN_NAMES } from '#shared/limits/plan-limits.ts';
import { addGuests } from '../../invitations-api.ts';
import { focusFirstField } from './focus-first-field.ts';
import * as messages from '../messages.ts';
import { type AddressPreview as Preview, previewAddresses } from '../preview-addresses.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { AddressPreview } from './address-preview.tsx';
import { t } from '#client/nights/words/words.ts';

interface AddAttendeesDialogProps {
  eventId: number;
  attendees: readonly Attendee[];
  host: Host;
  /** The typed text; kept by the caller, so that closing by mistake loses nothing. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

const FORM = 'add-attendees';

/** Adds several attendees at once, pasted from a mail program. */
export function AddAttendeesDialog({ eventId, attendees, host, text, onText, onClose }: AddAttendeesDialogProps) {
  const { plan } = host;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const read = useDeferredValue(text);
  const allowed = PLAN_LIMITS[plan].guestsANight;
  const preview = useMemo(() => previewAddresses(read, attendees, allowed), [allowed, attendees, read]);
  const { mutate, isPending } = useNightMutation(eventId, addGuests, {
    done: ({ added }) => messages.added(added),
    failed: messages.addFailed,
  });

  const add = () => {
    // Unreadable parts stay, to be corrected.
    const { fresh, bad, tooMany } = previewAddresses(text, attendees, allowed);
    setIsSubmitted(true);
    if (fresh.length === 0 || tooMany > 0) return;
    mutate(
      { id: eventId, guests: fresh },
      {
        onSuccess: () => {
          onText(bad.map((piece) => piece.text).join('\n'));
          if (bad.length === 0) onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      keepsChanges
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('Add Attendees')}
      onOpenAutoFocus={focusFirstField}
      description={t('Paste addresses from your mail program, with or without names. Nothing is sent yet.')}
      footer={
        <DialogButtons
          onCancel={onClose}
          cancelLabel={t('Close')}
          form={FORM}
          icon={UserPlus}
          pending={isPending}
          pendingLabel={t('Adding...')}
        >
          {preview.fresh.length > 0
            ? t('Add {count, plural, one {# Person} other {# People}}', { count: preview.fresh.length })
            : t('Add')}
        </DialogButtons>
      }
    >
      <InviteGroup
        present={new Set(attendees.map(({ email }) => email))}
        disabled={isPending}
        onInvite={(people) => {
          const guests = people.map(({ email, name }) => ({ email, name }));
          mutate({ id: eventId, guests }, { onSuccess: onClose });
        }}
      />
      <form
        id={FORM}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          add();
        }}
      >
        <Field
          label={t('E-mail addresses')}
          required
          hint={[t('Commas, semicolons or a new line between them.'), roomText(attendees, plan, allowed)].join(' ')}
          error={problemWith(preview, host, isSubmitted)}
        >
          <TextArea
            value={text}
            rows={4}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            placeholder={'Ana Sá <ana@example.org>, bo@example.org'}
            onChange={(changed) => onText(changed.target.value)}
          />
        </Field>
      </form>
      <AddressPreview preview={preview} />
      <p role="status" className="sr-only">
        {summaryOf(preview)}
      </p>
    </Dialog>
  );
}

/** The preview as a sentence for screen readers. */
const summaryOf = ({ fresh, bad, known }: Preview): string =>
  [
    fresh.length > 0 && t('{count} to add', { count: fresh.length }),
    bad.length > 0 && t('{count} not understood', { count: bad.length }),
    known.length > 0 && t('{count} on the list already', { count: known.length }),
  ]
    .filter(Boolean)
    .join(', ');

function roomText(attendees: readonly Attendee[], plan: Plan, allowed: number): string {
  const guests = attendees.filter(({ isHost }) => !isHost).length;
  return t(
    '{plan} has room for {allowed} guests on one event; {guests, plural, one {# is} other {# are}} on the list.',
    { plan: PLAN_NAMES[plan], allowed, guests },
  );
}

function problemWith({ fresh, known, bad, tooMany }: Preview, { plan, for: organization }: Host, submitted: boolean) {
  if (tooMany > 0) {
    return (
      <>
        {t('{count, plural, one {# person} other {# people}} more than {plan} has room for.', {
          count: tooMany,
          plan: PLAN_NAMES[plan],
        })}{' '}
        {plan === 'premium_plus' || organization !== null ? null : (
          <Link href="/premium" className="link">
            {t('See what the other plans allow')}
          </Link>
        )}
      </>
    );
  }
  if (!submitted || fresh.length > 0) return undefined;
  if (bad.length > 0) return t('None of this is an email address yet');
  return known.length > 0 ? t('All of them are on the list already') : t('Please add at least one address');
}

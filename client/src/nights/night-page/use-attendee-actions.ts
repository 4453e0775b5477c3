import { useMemo, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#client/ui/layers/toast.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { Plan, RsvpAnswer } from '#shared/enums.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { answerFor, changeAttendee, guestLink, nudgeGuest, resendInvitation } from '../attendees-api.ts';
import { needsName } from '../host-name/name-host.ts';
import { displayNameOf } from './attendee-text.ts';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import * as messages from './messages.ts';
import type { NightState } from './night-state.ts';
import { useNightMutation } from './use-night-mutation.ts';

type Question = 'details' | 'remove' | 'renew' | 'seat' | 'hostName';

/** The question of an open dialog about an attendee. `link` shows one that could not be copied. */
export type OpenDialog = { what: Question; attendee: Attendee } | { what: 'link'; url: string; attendee: Attendee };

/** Actions on rows; a stable object while night and plan are the same. */
export interface AttendeeActions {
  timeZone: string;
  begins: Date;
  state: NightState;
  canAnswer: boolean;
  canInvite: boolean;
  checksIn: boolean;
  ask: (what: Question, attendee: Attendee) => void;
  answer: (attendee: Attendee, status: RsvpAnswer) => void;
  approve: (attendee: Attendee) => void;
  checkIn: (attendee: Attendee, checkedIn: boolean) => void;
  resend: (attendee: Attendee) => void;
  nudge: (attendee: Attendee) => void;
  seat: (attendee: Attendee) => void;
  copyLink: (attendee: Attendee, renew?: boolean) => void;
  /** Opens the answers to the dates of a guest who gave them to the host; null if no date is being found. */
  fillIn: ((attendee: Attendee) => void) | null;
}

/** Id of an attendee's menu button, to which focus returns. */
export const menuButtonId = (attendeeId: number) => `attendee-${attendeeId}-menu`;

/** The host's actions on attendees, with result toasts. @param onFillIn stable; takes the attendee whose dates are answered */
export function useAttendeeActions(
  { id, timeZone, date }: Event,
  state: NightState,
  plan: Plan,
  onFillIn: (attendeeId: number) => void,
) {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { mutate: answer } = useNightMutation(id, answerFor(id), {
    done: (changed, { attendee }) => messages.answeredFor(displayNameOf(attendee), changed),
    failed: messages.rsvpFailed,
  });
  const { mutate: change } = useNightMutation(id, changeAttendee(id), {
    done: (changed, { attendee, changes }) =>
      changes.approved
        ? messages.attendeeApproved(displayNameOf(attendee), changed)
        : changes.seated && messages.seated(displayNameOf(attendee)),
    failed: messages.changeFailed,
  });
  const { mutate: resend } = useNightMutation(id, resendInvitation(id), {
    done: (_changed, attendee) => messages.resent(displayNameOf(attendee), attendee.invitedAt !== null),
    failed: (error, attendee) => {
      if (!needsName(error)) return messages.resendFailed(error);
      setOpenDialog({ what: 'hostName', attendee });
      return undefined;
    },
  });
  const { mutate: nudge } = useNightMutation(id, nudgeGuest(id), {
    done: () => messages.nudged(1),
    failed: messages.nudgeFailed,
  });
  const { mutate: fetchLink, isPending: renewing } = useMutation({
    ...guestLink,
    onSuccess: async ({ url }, { attendee }) => {
      if (await copyToClipboard(url)) {
        setOpenDialog(null);
        toast(messages.guestLinkCopied(displayNameOf(attendee)));
      } else setOpenDialog({ what: 'link', url, attendee });
    },
    onError: () => toast(messages.linkFailed),
  });

  const actions = useMemo(
    (): AttendeeActions => ({
      timeZone,
      begins: date,
      state,
      // While the date is being found, guests answer the dates themselves.
      canAnswer: state !== 'cancelled' && state !== 'finding',
      canInvite: state === 'coming' || state === 'finding',
      checksIn: PLAN_LIMITS[plan].premiumEvents,
      ask: (what, attendee) => setOpenDialog({ what, attendee }),
      answer: (attendee, status) => answer({ attendee, status }),
      approve: (attendee) => change({ attendee, changes: { approved: true } }),
      checkIn: (attendee, checkedIn) => change({ attendee, changes: { checkedIn } }),
      resend: (attendee) => resend(attendee),
      nudge: (attendee) => nudge(attendee),
      seat: (attendee) => change({ attendee, changes: { seated: true } }),
      copyLink: (attendee, renew = false) => fetchLink({ attendee, renew }),
      fillIn: state === 'finding' ? (attendee) => onFillIn(attendee.id) : null,
    }),
    [answer, change, date, fetchLink, nudge, onFillIn, plan, resend, state, timeZone],
  );
  return { actions, openDialog, renewing, close: () => setOpenDialog(null) };
}

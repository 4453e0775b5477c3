import { Clock3 } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { Banner } from '#client/ui/banner.tsx';
import type { Attendee } from '#shared/contracts/attendees.ts';

/** The night's held mails with reasons; empty if none. */
export function HeldMails({ attendees }: { attendees: readonly Attendee[] }) {
  const reasons = attendees.flatMap(({ mail }) => (mail?.state === 'held' ? [mail.problem ?? ''] : []));
  if (reasons.length === 0) return null;
  return (
    <Banner icon={Clock3} title={`${countText(reasons.length, 'mail is', 'mails are')} held back`}>
      {[...new Set(reasons)].join(' ')} They go out by themselves as soon as they may. If it is urgent, copy the guests'
      links and send them yourself.
    </Banner>
  );
}

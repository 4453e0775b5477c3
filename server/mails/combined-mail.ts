import { mergedChanges } from '#shared/rules/nights/event-changes.ts';
import { messagePayload } from './message-mail-copy.ts';
import { datesAnsweredPayload } from './dates/payloads.ts';
import { addedDatesPayload, changePayload } from './payloads.ts';
import type { MailToQueue } from './mail-to-queue.ts';

interface Combined {
  payload: Record<string, unknown>;
  occurrence: string;
}

/** Merges a newer mail of the same kind into a pending one; null if nothing is left to say. */
export function combinedMail(waiting: Combined, newer: MailToQueue): Combined | null {
  const { kind, payload, occurrence } = newer;
  switch (kind) {
    case 'changed': {
      const pending = changePayload.parse(waiting.payload).changes;
      const all = changePayload.parse(payload).changes;
      const pendingFields = new Set<string>(pending.map(({ what }) => what));
      const changes = mergedChanges(
        pending,
        newer.onlyCorrects ? all.filter(({ what }) => pendingFields.has(what)) : all,
      );
      return changes.length === 0 ? null : { payload: { changes }, occurrence };
    }
    case 'message':
      return {
        payload: { texts: [...messagePayload.parse(waiting.payload).texts, ...messagePayload.parse(payload).texts] },
        occurrence,
      };
    case 'host_digest':
      return { payload: { ...payload, after: waiting.payload.after }, occurrence };
    case 'date_options_added': {
      const added = [waiting, newer].flatMap((mail) => addedDatesPayload.parse(mail.payload).added);
      return { payload: { added: [...new Set(added)] }, occurrence };
    }
    case 'host_dates_answered': {
      const [before, after] = [waiting, newer].map((mail) => datesAnsweredPayload.parse(mail.payload));
      return {
        payload: {
          answered: [...new Set([...(before?.answered ?? []), ...(after?.answered ?? [])])],
          isEverybody: before?.isEverybody === true || after?.isEverybody === true,
        },
        // The state of everybody's answers is read when the mail is written, so it stays.
        occurrence: before?.isEverybody === true && after?.isEverybody !== true ? waiting.occurrence : occurrence,
      };
    }
    case 'date_set':
    case 'date_reopened':
    case 'host_date_needed':
    case 'host_date_set':
    case 'answer_received':
    case 'seat_offered':
    case 'reminder':
      return { payload, occurrence };
    default:
      return waiting;
  }
}

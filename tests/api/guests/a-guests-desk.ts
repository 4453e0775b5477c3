import ICAL from 'ical.js';
import type { Mail } from '#server/platform/mails/mailer.ts';

interface Entry {
  sequence: number;
  stamp: number;
  /** Null once it was cancelled. */
  shown: { start: number; status: string } | null;
}

/** A calendar that takes files as RFC 5546 (2.1.5) says: the higher SEQUENCE counts, then the later DTSTAMP. */
export class GuestCalendar {
  readonly #entries = new Map<string, Entry>();

  take(content: string): void {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const component = calendar.getFirstSubcomponent('vevent');
    if (!component) throw new Error('no event in the calendar file');
    const { uid, sequence, startDate } = new ICAL.Event(component);
    const stamp = Date.parse(String(component.getFirstPropertyValue('dtstamp')));
    const known = this.#entries.get(uid);
    if (known && (known.sequence > sequence || (known.sequence === sequence && known.stamp > stamp))) return;
    const isCancelled = calendar.getFirstPropertyValue('method') === 'CANCEL';
    const status = String(component.getFirstPropertyValue('status'));
    const shown = isCancelled ? null : { start: startDate.toJSDate().getTime(), status };
    this.#entries.set(uid, { sequence, stamp, shown });
  }

  /** What it shows of the only night in these tests; null for an empty page. */
  get entry(): Entry['shown'] {
    if (this.#entries.size > 1) throw new Error('one night has two entries');
    return [...this.#entries.values()][0]?.shown ?? null;
  }
}

const CONFIRMS = /^You (are in|said maybe|are on the waitlist|said no): /;
const MOVES = /has moved\n|The night moved|then the night moved|The night has moved since/;

/** What a mail says: whether it confirms an answer, and whether it tells of a move. */
export const saysOf = ({ subject, text }: Mail) => ({
  confirms: CONFIRMS.exec(subject)?.[1] ?? null,
  moves: MOVES.test(text),
});

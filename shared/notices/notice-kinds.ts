import type { GuestNotice, HostNotice } from '#shared/enums.ts';

interface NoticeWords {
  name: string;
  tells: string;
}

/** What a guest may be told on their device, for their page. */
export const GUEST_NOTICE_WORDS: Record<GuestNotice, NoticeWords> = {
  changes: { name: 'Changes', tells: 'The night moves or is cancelled.' },
  dates: { name: 'The date', tells: 'It is set, or dates are added.' },
  seats: { name: 'A seat', tells: 'A seat comes free for you.' },
  reminders: { name: 'A reminder', tells: 'The day before, and while an answer is missing.' },
};

/** What a host may be told on their devices. */
export const HOST_NOTICE_WORDS: Record<HostNotice, NoticeWords> = {
  answers: {
    name: 'Answers',
    tells: 'Who answers, asks to join or waits for a seat, after five minutes; answers to dates; comments.',
  },
  dates: { name: 'Dates', tells: 'A date can be set, or was set by itself.' },
  tomorrow: {
    name: 'Night tomorrow',
    tells: 'The day before a night of yours: who comes, who is silent. Never by mail.',
  },
  loans: { name: 'Loans', tells: 'A game should be back, or should go back.' },
};

/** What is posted to a device, encrypted for it. */
export interface NoticeMessage {
  title: string;
  text: string;
  /** The page that a press on it opens. */
  url: string;
  /** The same for each attempt, so that a device shows it once. */
  tag: string;
}

/** Quiet hours until a person chooses others, in minutes after midnight: 22:00 to 8:00. */
export const QUIET_HOURS = { from: 22 * 60, until: 8 * 60 } as const;

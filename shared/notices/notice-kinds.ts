import type { GuestNotice, HostNotice } from '#shared/enums.ts';
import { t } from '#shared/words/words.ts';

interface NoticeWords {
  name: string;
  tells: string;
}

/** What a guest may be told on their device, for their page. */
export const GUEST_NOTICE_WORDS: Record<GuestNotice, NoticeWords> = {
  changes: { name: t('Changes'), tells: t('The night moves or is cancelled.') },
  dates: { name: t('The date'), tells: t('It is set, or dates are added.') },
  seats: { name: t('A seat'), tells: t('A seat comes free for you.') },
  reminders: { name: t('A reminder'), tells: t('The day before, and while an answer is missing.') },
};

/** What a host may be told on their devices. */
export const HOST_NOTICE_WORDS: Record<HostNotice, NoticeWords> = {
  answers: {
    name: t('Answers'),
    tells: t('Who answers, asks to join or waits for a seat, after five minutes; answers to dates; comments.'),
  },
  dates: { name: t('Dates'), tells: t('A date can be set, or was set by itself.') },
  tomorrow: {
    name: t('Night tomorrow'),
    tells: t('The day before a night of yours: who comes, who is silent. Never by mail.'),
  },
  loans: { name: t('Loans'), tells: t('A game should be back, or should go back.') },
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

import type { AttendeeStatus } from '#shared/enums.ts';
import { trustedSvg, type Markup, markup } from '#server/platform/http/markup.ts';

/** Its lines are drawn by the style sheet. */
const icon = (shapes: string): Markup =>
  trustedSvg(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`);

export const ICONS = {
  clock: icon('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'),
  pin: icon(
    '<path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
  ),
  people: icon(
    '<path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"/><circle cx="9" cy="7" r="4"/><path d="M22 21v-2a4 4 0 0 0-3-3.9"/><path d="M16 3.1a4 4 0 0 1 0 7.8"/>',
  ),
  calendar: icon('<path d="M8 2v4M16 2v4M3 10h18"/><rect x="3" y="4" width="18" height="18" rx="2"/>'),
  globe: icon('<circle cx="12" cy="12" r="10"/><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20"/>'),
  hourglass: icon('<path d="M5 22h14M5 2h14M17 22v-5l-5-5 5-5V2M7 22v-5l5-5-5-5V2"/>'),
  mail: icon('<path d="m22 7-9 5.7a2 2 0 0 1-2 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>'),
  warning: icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>'),
};

const TICK = icon('<path d="M20 6 9 17l-5-5"/>');
const CROSS = icon('<path d="M18 6 6 18M6 6l12 12"/>');

/** Decorative: the answer is beside it as text. */
export const answerMark = (status: AttendeeStatus): Markup =>
  markup`<span class="mark" data-mark="${status}" aria-hidden="true">${status === 'accepted' && TICK}${status === 'declined' && CROSS}</span>`;

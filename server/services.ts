import type { GameServices } from '#server/games/service.ts';
import type { PaymentServices } from '#server/plans/service.ts';
import type { BggServices } from '#server/transfer/service.ts';
import type { MailServices } from '#server/platform/mails/send-mails.ts';
import type { Live } from './open-live.ts';

/** The services of all modules. */
export interface AllServices extends GameServices, PaymentServices, BggServices, MailServices {
  /** Live-updated pages. */
  live: Live;
}

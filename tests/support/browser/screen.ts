import type { Page } from 'playwright-core';

export interface Screen {
  name: string;
  signedIn: boolean;
  /** Longer than a full-page screenshot should be. */
  long?: boolean;
  /** Shows a loading state while open. */
  busy?: boolean;
  /** Selector of its many similar parts: the widths are measured with all, the rest with a few. */
  alike?: string;
  /** Opens the screen and waits until it is settled. */
  open: (page: Page, origin: string) => Promise<void>;
}

import type { MailList } from './mail-blocks.ts';
import type { MailStatusBlock } from './mail-status-block.ts';

/** The content of one kind of mail; the rest is common to all. */
export interface MailCopy {
  subject: string;
  preheader: string;
  lead?: string;
  heading: string;
  /** The host's message; it comes before the repeated facts of the night. */
  message?: readonly string[];
  /** Shows what the host says of the night. */
  showsDescription?: true;
  paragraphs: readonly string[];
  /** The question, with the buttons to answer. */
  asks?: string | undefined;
  /** The reader answered before: the buttons lead to the question on their page. */
  isAskedAgain?: true;
  action?: string;
  /** Where on the guest's page the action leads, starting with '#'. */
  anchor?: string;
  /** A second button beside the action, to the same page. */
  change?: string;
  showsGames?: boolean;
  /** Lists before the games. */
  lists?: readonly MailList[];
  /** Status of the reader. */
  statusBlock?: MailStatusBlock;
  /** The date was just set: the reader's own time comes first. */
  isSet?: true;
  /** By when its reader must know it; by default the beginning of the night. */
  known?: Date;
  /** Null for no calendar file; there is none either while the date is to be found. */
  calendar: 'PUBLISH' | 'CANCEL' | null;
}

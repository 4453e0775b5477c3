/** How a mail is told on a device, below its subject. */
export interface MailNotice {
  text: string;
  /** The page that a press on it opens. */
  url: string;
  /** Later it is of no use; null if it always is. */
  by: Date | null;
  /** Its reader wants no such mail: without a device nothing is sent. */
  isOnly?: boolean;
}

/** One mail, complete. `to` is a bare address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Without one it is never told on a device. */
  notice?: MailNotice;
  /** The display name before this site's address. */
  fromName?: string;
  /** A bare address that answers go to. */
  replyTo?: string;
  /** The address for one-click unsubscribe by POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** What a server without mail shows on its console: a sign-in code, a link that confirms an address. */
  console?: string;
  /** The Message-ID, the same for every attempt: `<...@host>`. */
  messageId?: string;
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
  attachments?: { filename: string; contentType: string; content: string }[];
}

/** A server in a private network that has no mail server. */
export class SendsNoMail extends Error {}

export interface Mailer {
  /** Resolves when the mail server, or the outbox of local mode, has accepted the mail. */
  send(mail: Mail): Promise<unknown>;
  /** Rejects if the mail server does not answer within a few seconds. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

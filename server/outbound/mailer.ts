/** One mail, complete. `to` is a bare address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Whose name stands before this site's address. */
  fromName?: string;
  /** A bare address that answers go to. */
  replyTo?: string;
  /** To which a mail program may POST so that the reader is spared such mails (RFC 8058). */
  unsubscribeUrl?: string;
  /** The mail's own id, the same whenever it is sent again: `<...@host>`. */
  messageId?: string;
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  attachments?: { filename: string; contentType: string; content: string }[];
}

export interface Mailer {
  /** Resolves when the mail is handed over: to the mail server, or to the outbox of local mode. */
  send(mail: Mail): Promise<void>;
  /** Rejects where the mail server does not answer within a few seconds. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

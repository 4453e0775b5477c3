/** One mail, complete. `to` is a bare address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

export interface Mailer {
  /** Resolves when the mail is handed over: to the mail server, or to the outbox of local mode. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

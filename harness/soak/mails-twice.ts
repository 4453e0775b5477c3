interface Received {
  to: string[];
  raw: string;
}

/** How many mails arrived more than once: the same words to the same person. */
export function mailsTwice(received: readonly Received[]): number {
  const ids = received.map(({ to, raw }) => `${to.join()} ${/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? raw}`);
  return ids.length - new Set(ids).size;
}

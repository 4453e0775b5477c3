import type { Person } from './owners.ts';

/** A stream of server-sent events received so far. */
export interface OpenStream {
  status: number;
  headers: Headers;
  /** Number of messages named `changed`. */
  changes: () => number;
  /** The whole text. */
  text: () => string;
  hasEnded: () => boolean;
  leave: () => void;
}

/** Opens the stream of an event. @param since positions of answers about it, separated by commas */
export const openStream = (person: Person, eventId: number, since?: string) =>
  openStreamAt(
    person,
    `/api/events/${eventId}/live${since === undefined ? '' : `?since=${encodeURIComponent(since)}`}`,
  );

/** Opens a stream, and reads until it ends or is closed. */
export async function openStreamAt(person: Person, path: string): Promise<OpenStream> {
  const leaving = new AbortController();
  const response = await person.fetch(path, {
    signal: leaving.signal,
    headers: { Accept: 'text/event-stream', 'Accept-Encoding': 'gzip' },
  });
  let text = '';
  let ended = false;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  void read()
    .catch(() => {})
    .finally(() => (ended = true));
  return {
    status: response.status,
    headers: response.headers,
    changes: () => text.split('event: changed\ndata: {}\n\n').length - 1,
    text: () => text,
    hasEnded: () => ended,
    leave: () => leaving.abort(),
  };
}

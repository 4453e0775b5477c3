import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ANSWERING, attendeesQuery } from '../attendees-api.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { positionsUnder } from '#client/lib/http/response-positions.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { answerChanges, type AnswerChange } from './answer-changes.ts';
import { listen } from './live-stream.ts';

const wait = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Notifies of changes to a night while its page is visible. Hidden pages disconnect, because browsers limit connections
 * per server, and catch up when shown again. @returns a function that stops it
 */
function watchNight(eventId: number, onChanged: () => void): () => void {
  let stop: (() => void) | null = null;
  const address = `/api/events/${eventId}`;
  const open = () => {
    const since = positionsUnder(address);
    return new EventSource(`${address}/live${since === undefined ? '' : `?since=${encodeURIComponent(since)}`}`);
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      stop?.();
      stop = null;
    } else if (!stop) {
      stop = listen({ open, onChanged, wait });
      onChanged();
    }
  };
  if (document.visibilityState === 'visible') stop = listen({ open, onChanged, wait });
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop?.();
  };
}

/** Milliseconds for which a changed row is marked. */
const MARKED_MS = 8_000;

/** Keeps a viewed night up to date, and returns recent changes. */
export function useLiveNight(eventId: number): readonly AnswerChange[] {
  const client = useQueryClient();
  const [news, setNews] = useState<readonly AnswerChange[]>([]);
  const catchingUp = useRef<{ again: boolean } | null>(null);

  const catchUp = useCallback(async () => {
    if (catchingUp.current) {
      catchingUp.current.again = true;
      return;
    }
    const run = { again: true };
    catchingUp.current = run;
    while (run.again) {
      run.again = false;
      const { queryKey } = attendeesQuery(eventId);
      const before = client.getQueryData(queryKey);
      const ownDoing = ownAnswers(client);
      // Later changes are fetched after this request, not in parallel.
      await client.invalidateQueries({ queryKey: eventKeys.one(eventId) });
      const after = client.getQueryData(queryKey);
      const found = before && after ? answerChanges(before, after, ownDoing) : [];
      if (found.length > 0) setNews(found);
    }
    catchingUp.current = null;
    void client.invalidateQueries({ queryKey: eventKeys.list });
  }, [client, eventId]);

  useEffect(() => {
    if (news.length === 0) return undefined;
    const timer = setTimeout(() => setNews([]), MARKED_MS);
    return () => clearTimeout(timer);
  }, [news]);

  useEffect(() => watchNight(eventId, () => void catchUp()), [catchUp, eventId]);

  return news;
}

/** Attendees whose answer the host is changing now: not announced. */
function ownAnswers(client: ReturnType<typeof useQueryClient>): Set<number> {
  const pending = client.getMutationCache().findAll({ mutationKey: ANSWERING, status: 'pending' });
  return new Set(
    pending.flatMap(({ state }) => (state.variables as { attendee?: Attendee } | undefined)?.attendee?.id ?? []),
  );
}

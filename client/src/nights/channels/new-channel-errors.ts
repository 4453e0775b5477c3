import type { ChannelKind } from '#shared/enums.ts';
import { secretError, targetError } from '#shared/nights/news/channel-targets.ts';

interface TypedChannel {
  kind: ChannelKind;
  name: string;
  target: string;
  secret: string | null;
  news: readonly unknown[];
}

/** What is wrong with a channel that somebody typed, by field. */
export function newChannelErrors({ kind, name, target, secret, news }: TypedChannel): Record<string, string> {
  const found = {
    name: name.trim() === '' ? 'A channel has a name' : null,
    target: targetError(kind, target),
    secret: secretError(kind, secret),
    news: news.length === 0 ? 'Choose at least one kind of news' : null,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error === null ? [] : [[field, error]])),
  );
}

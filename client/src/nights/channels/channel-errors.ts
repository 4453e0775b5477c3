import type { ChannelKind } from '#shared/enums.ts';
import { secretError, targetError } from '#shared/nights/news/channel-targets.ts';
import { t } from '#client/nights/words/words.ts';

interface TypedSettings {
  name: string;
  news: readonly unknown[];
}

interface TypedChannel extends TypedSettings {
  kind: ChannelKind;
  target: string;
  secret: string | null;
}

/** What is wrong with name and news that somebody typed, by field. */
export const settingsErrors = ({ name, news }: TypedSettings): Record<string, string> => ({
  ...(name.trim() === '' && { name: t('A channel has a name') }),
  ...(news.length === 0 && { news: t('Choose at least one kind of news') }),
});

/** What is wrong with a channel that somebody typed, by field. */
export function newChannelErrors({ kind, target, secret, ...settings }: TypedChannel): Record<string, string> {
  const [wrongTarget, wrongSecret] = [targetError(kind, target), secretError(kind, secret)];
  return {
    ...settingsErrors(settings),
    ...(wrongTarget !== null && { target: wrongTarget }),
    ...(wrongSecret !== null && { secret: wrongSecret }),
  };
}

import type { NewsKind } from '#shared/enums.ts';
import { momentText } from '#client/lib/reader-time.ts';
import type { BadgeTone } from '#client/ui/marks/badge.tsx';
import type { Channel, ChannelDelivery } from '#shared/nights/news/channels-contract.ts';
import { NIGHT_NEWS } from '#shared/nights/news/night-news.ts';
import { t } from '#client/nights/words/words.ts';

interface State {
  tone: BadgeTone;
  label: string;
}

export const newsName = (news: NewsKind | null): string => (news === null ? t('Test') : NIGHT_NEWS[news].name);

/** 'Night moved: Friday night'. */
export const deliveryName = ({ news, title }: ChannelDelivery): string =>
  title === null ? newsName(news) : t('{news}: {title}', { news: newsName(news), title });

export function channelState({ pausedAt, failingSince }: Channel): State {
  if (pausedAt !== null) return { tone: 'bad', label: t('Paused') };
  return failingSince === null ? { tone: 'good', label: t('On') } : { tone: 'warn', label: t('Not reached') };
}

export function deliveryState({ state, problem }: ChannelDelivery): State {
  if (state === 'delivered') return { tone: 'good', label: t('Arrived') };
  if (state === 'failed') return { tone: 'bad', label: t('Failed') };
  return problem === null ? { tone: 'muted', label: t('Waiting') } : { tone: 'warn', label: t('Trying again') };
}

/** When it arrived, or why not and when it is tried next. */
export function deliveryText({ state, problem, deliveredAt, dueAt, createdAt }: ChannelDelivery): string {
  if (state === 'delivered') return momentText(deliveredAt ?? createdAt);
  if (state === 'failed') return `${momentText(createdAt)}. ${problem ?? ''}`.trim();
  const when = momentText(dueAt);
  return problem === null ? t('Leaves at {when}', { when }) : `${problem} ${t('Next try: {when}', { when })}`;
}

/** 'Night planned: Friday night, arrived 4 Dec 2026, 19:00.' */
export function lastText({ lastDelivery: last }: Channel): string {
  if (last === null) return t('Nothing was posted yet.');
  const name = deliveryName(last);
  if (last.state === 'delivered')
    return t('{name}, arrived {when}.', { name, when: momentText(last.deliveredAt ?? last.createdAt) });
  return `${t('{name}, not arrived.', { name })} ${last.problem ?? ''}`.trim();
}

/** Why nothing arrives, and what to do; null if all is well. */
export function troubleText({ pausedAt, failingSince }: Channel): string | null {
  if (pausedAt !== null)
    return t(
      'Nothing arrived for a day, or the address is gone, so nothing more is posted. Resume it once it works again.',
    );
  if (failingSince !== null)
    return t('Nothing has arrived since {when}. News is tried again for a day.', { when: momentText(failingSince) });
  return null;
}

const SOON_MS = 15_000;

/** Whether its fate is known in a moment. */
export const isOnItsWay = ({ state, dueAt, problem }: ChannelDelivery, now: Date): boolean =>
  state === 'waiting' && problem === null && dueAt.getTime() - now.getTime() < 60_000 + SOON_MS;

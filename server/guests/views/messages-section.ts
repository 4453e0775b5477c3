import { withinSentence } from '#server/nights/service.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { InvitedView } from './invited-view.ts';
import { zonedTime } from './zoned-time.ts';
import { t } from '../words/words.ts';

/** The host's messages, latest first; null if there are none. */
export function messagesSection({ night, messages }: Pick<InvitedView, 'night' | 'messages'>): Markup | null {
  if (messages.length === 0) return null;
  return markup`<section aria-labelledby="messages-title"><h2 id="messages-title">${t('From {host}', { host: withinSentence(night.host.called) })}</h2>
${messages.map(({ text, createdAt }) => markup`<p class="message" dir="auto">${text}</p><p class="hint">${zonedTime(createdAt, night)}</p>`)}</section>`;
}

import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { whenText } from '../night-text.ts';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import type { MessageAudience } from '#shared/enums.ts';
import { messagesQuery } from './api.ts';
import { MessageForm } from './message-form.tsx';
import { t } from '#client/nights/words/words.ts';

interface NightMessagesProps {
  event: Event;
  /** Messages can still be sent. */
  isOpen: boolean;
}

const TO: Record<MessageAudience, string> = {
  coming: t('To all who come'),
  invited: t('To all who are invited'),
};

/** A collapsed form for a message, and the messages sent. */
export function NightMessages({ event: { id, timeZone, status }, isOpen }: NightMessagesProps) {
  const { data: messages = [] } = useQuery(messagesQuery(id));
  const isFinding = status === 'finding_date';
  if (!isOpen && messages.length === 0) return null;
  return (
    <Disclosure
      icon={MessageSquare}
      title={!isOpen ? t('Messages') : isFinding ? t('Message to All Who Are Asked') : t('Message to All Who Come')}
      {...(messages.length > 0 && { side: t('{count} sent', { count: messages.length }) })}
      className="night-messages"
    >
      {isOpen ? <MessageForm eventId={id} isFinding={isFinding} /> : null}
      {messages.length > 0 ? (
        <ol className="mb-4" aria-label={t('Messages sent')}>
          {messages.map(({ id: messageId, audience, text, createdAt }) => (
            <li key={messageId} className="border-t border-t-line py-2.5">
              <p className="text-xs text-ink-2">
                {TO[audience]}, {whenText(createdAt, timeZone, new Date())}
              </p>
              <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </Disclosure>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageSquare } from 'lucide-react';
import { whenText } from '#client/features/game-nights/night-words.ts';
import type { Event } from '#shared/contracts/events.ts';
import type { MessageAudience } from '#shared/enums.ts';
import { messagesQuery } from '../api.ts';
import { MessageForm } from './message-form.tsx';
import './night-messages.css';

interface NightMessagesProps {
  event: Event;
  /** Messages can still be sent. */
  isOpen: boolean;
}

const TO: Record<MessageAudience, string> = { coming: 'To all who come', invited: 'To all who are invited' };

/** A message to the people of a night, folded until it is wanted, and those that were sent. */
export function NightMessages({ event: { id, timeZone }, isOpen }: NightMessagesProps) {
  const { data: messages = [] } = useQuery(messagesQuery(id));
  if (!isOpen && messages.length === 0) return null;
  return (
    <details className="tile night-messages">
      <summary>
        <MessageSquare className="icon" aria-hidden="true" />
        <h2>{isOpen ? 'Message to All Who Come' : 'Messages'}</h2>
        {messages.length > 0 ? <span className="num">{messages.length} sent</span> : null}
        <ChevronDown className="icon night-messages-mark" aria-hidden="true" />
      </summary>
      {isOpen ? <MessageForm eventId={id} /> : null}
      {messages.length > 0 ? (
        <ol aria-label="Messages sent">
          {messages.map(({ id: messageId, audience, text, createdAt }) => (
            <li key={messageId}>
              <p className="night-message-head">
                {TO[audience]}, {whenText(createdAt, timeZone, new Date())}
              </p>
              <p className="night-message-text" dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </details>
  );
}

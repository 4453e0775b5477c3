import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { eventGamesQuery } from '../api.ts';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import { wrapUpQuery } from './api.ts';
import { RecordedPlay } from './recorded-play.tsx';
import { t } from '#client/nights/words/words.ts';

/** A night's plays with results; empty without plays. */
export function NightResults({ eventId, open }: { eventId: number; open: boolean }) {
  const { data: sheet } = useQuery(wrapUpQuery(eventId));
  const { data: games } = useQuery(eventGamesQuery(eventId));
  if (!sheet || sheet.plays.length === 0) return null;
  return (
    <Disclosure
      icon={Trophy}
      title={t('Results')}
      side={t('{count, plural, one {# play} other {# plays}}', { count: sheet.plays.length })}
      open={open}
    >
      <div className="grid grid-cols-1 gap-3.5">
        {sheet.plays.map(({ play }) => (
          <RecordedPlay key={play.id} play={play} game={games?.find(({ id }) => id === play.gameId)} />
        ))}
      </div>
    </Disclosure>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CircleSlash2, Copy } from 'lucide-react';
import { nightsOfGameQuery } from './api.ts';
import { today } from './today.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { affectedNights } from './affected-nights.ts';
import { t } from '#client/copies/words/words.ts';

interface NightsNoteProps {
  gameId: number;
  since: string;
  until: string | null;
  /** Another copy of the game stays. */
  hasCopyHere: boolean;
}

/** The effects of lending: who leaves the game out, and the planned nights that list it. */
export function NightsNote({ gameId, since, until, hasCopyHere }: NightsNoteProps) {
  const { data: nights = [] } = useQuery(nightsOfGameQuery(gameId));
  const loan = { direction: 'lent' as const, since, until, returnedOn: null };
  const affected = affectedNights(nights, loan, today());
  if (hasCopyHere)
    return (
      <Banner icon={Copy} tone="info" compact role="status">
        {t('Another copy stays with you, so Magic Picker and the evening plan still include the game.')}
      </Banner>
    );
  return (
    <Banner icon={CircleSlash2} tone={affected.some(({ isAway }) => isAway) ? 'warn' : 'info'} compact role="status">
      {until === null
        ? t('Magic Picker and evening plan leave it out until it is back.')
        : t('Magic Picker and evening plan leave it out until then.')}
      {affected.length > 0 ? (
        <>
          {' '}
          {t('It is on the list for:')}
          <ul className="mt-1 list-disc ps-5">
            {affected.map(({ id, words }) => (
              <li key={id}>{words}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  );
}

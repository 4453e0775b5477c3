import { useMutation } from '@tanstack/react-query';
import { GitCompareArrows } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { nightAddress } from '#client/lib/addresses.ts';
import { changePlay } from '#client/plays/api.ts';
import { playRequestBody } from '#client/plays/parse-play-fields.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { ResponseBody } from '#shared/contract/contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { wrapUp } from '#shared/nights/wrap-up-contract.ts';
import { readResults } from '#shared/plays/read-play.ts';
import { playResultText } from '#shared/plays/play-result-text.ts';
import * as messages from './messages.ts';
import { bodyOf, type TablePlay } from './table-play.ts';
import { t } from '#client/nights/words/words.ts';

type Wrapped = ResponseBody<typeof wrapUp>;

interface PlayDifferencesProps {
  event: Event;
  wrapped: Wrapped;
  /** The plays of the request. */
  sent: readonly TablePlay[];
}

/** Plays that were recorded differently before: the recorded version stays, and one press applies this one. */
export function PlayDifferences({ event, wrapped, sent }: PlayDifferencesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <header>
        <h1 className="mt-2 font-display text-2xl outline-none" ref={heading} tabIndex={-1}>
          {t('Already written down')}
        </h1>
        <p className="mt-1 text-ink-2">
          {t(
            'Some of this night was in the log before, from another device perhaps. Nothing was doubled; here is what differs.',
          )}
        </p>
      </header>
      <ul className="grid gap-3.5">
        {wrapped.plays.map((one) => {
          const mine = sent.find(({ key }) => key === one.key);
          return one.differs && mine ? <Difference key={one.key} recorded={one.play} mine={mine} /> : null;
        })}
      </ul>
      <Button variant="primary" href={nightAddress(event.id)}>
        {t('Back to the Event')}
      </Button>
    </>
  );
}

function Difference({ recorded, mine }: { recorded: Wrapped['plays'][number]['play']; mine: TablePlay }) {
  const [isMine, setIsMine] = useState(false);
  const { mutate, isPending } = useMutation({
    ...changePlay,
    onSuccess: () => {
      setIsMine(true);
      toast(messages.replaced);
    },
    onError: (error) => toast(limitMessageOr(messages.replaceFailed, error)),
  });
  const { players, scores, winner = null } = bodyOf(mine);
  const { seats = [] } = playRequestBody(mine.fields, mine.fields, null);
  const ownResults = readResults({ players, scores, seats });
  const results = readResults(recorded);
  return (
    <Tile as="li" className="grid justify-items-start gap-3">
      <h2 dir="auto">{recorded.gameTitle}</h2>
      <dl>
        <dt className="text-sm text-ink-2">{isMine ? t('Written down first') : t('In the log')}</dt>
        <dd className="mb-2 font-strong wrap-anywhere">{results ? playResultText({ ...recorded, results }) : ''}</dd>
        <dt className="text-sm text-ink-2">{isMine ? t('In the log') : t('You wrote')}</dt>
        <dd className="mb-2 font-strong wrap-anywhere">
          {ownResults ? playResultText({ outcome: mine.fields.outcome, winner, results: ownResults }) : ''}
        </dd>
      </dl>
      {isMine ? null : (
        <Button
          icon={GitCompareArrows}
          pending={isPending}
          pendingLabel={t('Saving...')}
          onClick={() => {
            const { key: _key, gameId: _game, gameTitle: _title, bggId: _bgg, ...play } = bodyOf(mine);
            mutate({ id: recorded.id, play });
          }}
        >
          {t('Use What I Wrote')}
        </Button>
      )}
    </Tile>
  );
}

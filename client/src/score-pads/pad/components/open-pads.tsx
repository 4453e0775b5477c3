import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { storedPadsQuery, openPadsQuery, removeFromDevice } from '../api.ts';
import { resumablePads } from '../resumable-pads.ts';
import { t } from '#client/score-pads/words/words.ts';

const SHOWN_AT_FIRST = 5;

/** Pads to reopen: the owner's open ones, and those joined on this device. */
export function OpenPads({ userId }: { userId: number | null }) {
  const { data: open } = useQuery({ ...openPadsQuery, enabled: userId !== null });
  const { data: stored } = useQuery(storedPadsQuery);
  const [all, setAll] = useState(false);
  const { mutate } = useMutation(removeFromDevice);
  const pads = resumablePads(open ?? [], stored ?? [], userId);
  if (pads.length === 0) return null;
  return (
    <Tile as="section" aria-labelledby="open-pads">
      <h2 id="open-pads">{t('Open Tables')}</h2>
      <ul>
        {(all ? pads : pads.slice(0, SHOWN_AT_FIRST)).map(({ address, title, facts, id }) => (
          <li key={address} className="flex items-center gap-1 not-first:border-t not-first:border-t-line">
            <Link
              className="flex min-h-14 min-w-0 flex-1 items-center justify-between gap-3 rounded-md px-2 py-1.5 wrap-anywhere hover:bg-petrol-tint"
              href={address}
            >
              <span className="grid min-w-0 leading-[1.3]">
                <b>{title}</b>
                <small className="text-ink-3">{facts}</small>
              </span>
              <ChevronRight className="icon" aria-hidden="true" />
            </Link>
            {id === null ? null : (
              <IconButton
                icon={X}
                label={t('Take {title}, {facts}, off this phone', { title, facts })}
                onClick={() => mutate({ id })}
              />
            )}
          </li>
        ))}
      </ul>
      {pads.length > SHOWN_AT_FIRST ? (
        <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('Show Fewer') : t('Show All {count}', { count: pads.length })}
        </Button>
      ) : null}
    </Tile>
  );
}

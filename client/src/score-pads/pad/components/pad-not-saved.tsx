import { useMemo } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Spinner } from '#client/ui/states/spinner.tsx';
import { foldPad } from '#shared/score-pads/fold-pad.ts';
import { outcomeText, padStandings } from '../board/pad-standings.ts';
import { entriesOf, type StoredPad } from '../stored-pad.ts';
import type { PadSnapshot } from '../pad-sync.ts';
import { PadSyncError } from './pad-sync-error.tsx';
import { PadStandingsList } from './pad-standings-list.tsx';
import { t } from '#client/score-pads/words/words.ts';

interface PadNotSavedProps {
  pad: StoredPad;
  snapshot: PadSnapshot;
  onGoOn: () => void;
  /** Drops unsent entries. */
  onDiscardUnsent: () => void;
}

/** A pad finished by its owner but not yet on the server. */
export function PadNotSaved({ pad, snapshot, onGoOn, onDiscardUnsent }: PadNotSavedProps) {
  const list = useMemo(() => padStandings(pad.sheet, foldPad(entriesOf(pad))), [pad]);
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center p-4">
      <article className="grid w-[min(100vw_-_32px,460px)] justify-items-center gap-3.5 rounded-xl bg-tile p-6 text-center shadow-tile">
        <p className="font-strong text-ink-2" role="status">
          {snapshot.syncError?.kind === 'no_network' ? t('Kept on this device') : t('Not saved yet')}
        </p>
        <h1 className="text-2xl font-extrabold">{pad.gameTitle}</h1>
        <p className="text-lg font-strong">{outcomeText(list)}</p>
        <PadStandingsList list={list} />
        <PadSyncError pad={pad} syncError={snapshot.syncError} onDiscardUnsent={onDiscardUnsent} />
        {snapshot.syncError ? (
          <>
            <p>{t('The play is kept on this phone, and recorded as soon as the network returns.')}</p>
            <Button onClick={onGoOn}>{t('Go On Playing')}</Button>
          </>
        ) : (
          <Spinner label={t('Saving...')} showLabel />
        )}
      </article>
    </div>
  );
}

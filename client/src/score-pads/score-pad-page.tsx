import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { useQueryClient } from '@tanstack/react-query';
import { FinishedPad } from './pad/components/finished-pad.tsx';
import { PadBoard } from './pad-board.tsx';
import { PadNotSaved } from './pad/components/pad-not-saved.tsx';
import { PadNotLoaded } from './pad/components/pad-not-loaded.tsx';
import { padAddress } from './pad/pad-address.ts';
import { usePad } from './pad/use-pad.ts';

/** A full-screen score pad for everybody with its code; its owner finishes it. */
export function ScorePadPage() {
  const { code } = useParams<{ code: string }>();
  const address = code.startsWith('new-') ? code : code.toUpperCase();
  const [path, navigate] = useLocation();
  const client = useQueryClient();
  const { snapshot, sync } = usePad(address);
  const { pad, play } = snapshot;

  const own = pad && padAddress(pad);
  useEffect(() => {
    if (own && own !== path) navigate(own, { replace: true });
  }, [own, path, navigate]);

  useEffect(() => {
    if (play)
      void import('./pad/announce-pad-play.ts').then(({ showRecordedPlay }) =>
        showRecordedPlay(play, client, navigate),
      );
  }, [play, client, navigate]);

  if (!pad || !sync)
    return <PadNotLoaded code={address} syncError={snapshot.syncError} onRetry={() => void sync?.ask()} />;
  if (pad.status === 'finished') return <FinishedPad pad={pad} />;
  if (pad.finish)
    return (
      <PadNotSaved
        pad={pad}
        snapshot={snapshot}
        onGoOn={() => void sync.end(null)}
        onDiscardUnsent={() => void sync.discardUnsent()}
      />
    );
  return <PadBoard key={pad.id} pad={pad} snapshot={snapshot} sync={sync} />;
}

import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { useQueryClient } from '@tanstack/react-query';
import { FinishedPad } from '#client/features/table-mode/components/finished-pad.tsx';
import { PadBoard } from './pad-board.tsx';
import { PadEnding } from '#client/features/table-mode/components/pad-ending.tsx';
import { PadWaiting } from '#client/features/table-mode/components/pad-waiting.tsx';
import { addressOfPad } from '#client/features/table-mode/device/address-of-pad.ts';
import { usePad } from '#client/features/table-mode/use-pad.ts';

/** A full-screen score pad for everybody with its code; its owner finishes it. */
export function PadPage() {
  const { code } = useParams<{ code: string }>();
  const address = code.startsWith('new-') ? code : code.toUpperCase();
  const [path, navigate] = useLocation();
  const client = useQueryClient();
  const { snapshot, session } = usePad(address);
  const { pad, play } = snapshot;

  const own = pad && addressOfPad(pad);
  useEffect(() => {
    if (own && own !== path) navigate(own, { replace: true });
  }, [own, path, navigate]);

  useEffect(() => {
    if (play)
      void import('#client/features/table-mode/celebrate.ts').then(({ celebrate }) =>
        celebrate(play, client, navigate),
      );
  }, [play, client, navigate]);

  if (!pad || !session)
    return <PadWaiting code={address} syncError={snapshot.syncError} onRetry={() => void session?.ask()} />;
  if (pad.status === 'finished') return <FinishedPad pad={pad} />;
  if (pad.finish)
    return (
      <PadEnding
        pad={pad}
        snapshot={snapshot}
        onGoOn={() => void session.end(null)}
        onLeaveOut={() => void session.leaveOut()}
      />
    );
  return <PadBoard key={pad.id} pad={pad} snapshot={snapshot} session={session} />;
}

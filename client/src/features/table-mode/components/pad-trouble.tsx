import { BookX, CloudOff, KeyRound, SearchX } from 'lucide-react';
import { loginPath } from '#client/entities/user/return-path.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { countText } from '#client/lib/number-text.ts';
import { limitText } from '#shared/rules/plans/storage-limits.ts';
import { type StoredPad, roomOf } from '../device/stored-pad.ts';
import type { Trouble } from '../sync/trouble.ts';
import { addressOfPad } from '../device/address-of-pad.ts';

interface PadTroubleProps {
  pad: StoredPad;
  trouble: Trouble | null;
  /** Drops unsent entries. */
  onLeaveOut: () => void;
}

/** A permanent sync problem with what to do. */
export function PadTrouble({ pad, trouble, onLeaveOut }: PadTroubleProps) {
  const waiting = countText(pad.unsent.length, 'entry', 'entries');
  if (trouble?.kind === 'full') {
    return (
      <Banner
        compact
        role="alert"
        tone="bad"
        icon={BookX}
        title={trouble.reason}
        action={<Button onClick={onLeaveOut}>Leave {pad.unsent.length === 1 ? 'It' : 'Them'} Out</Button>}
      >
        {waiting} of this phone did not fit. Without them the pad can be saved.
      </Banner>
    );
  }
  if (pad.status === 'open' && roomOf(pad) === 0) {
    return (
      <Banner compact role="alert" tone="warn" icon={BookX} title="This score pad is full">
        {limitText('padEntries')}
      </Banner>
    );
  }
  if (!trouble || trouble.kind === 'no_network') return null;
  if (trouble.kind === 'signed_out') {
    return (
      <Banner
        compact
        role="alert"
        tone="warn"
        icon={KeyRound}
        title="You are signed out"
        action={<Button href={loginPath(addressOfPad(pad))}>Sign In</Button>}
      >
        The scores are kept on this phone until you are back.
      </Banner>
    );
  }
  if (trouble.kind === 'gone') {
    return (
      <Banner compact role="alert" tone="bad" icon={SearchX} title="This table was thrown away">
        Its scores are still shown here. Ask for the new code to go on.
      </Banner>
    );
  }
  return (
    <Banner compact role="alert" tone="bad" icon={CloudOff} title={trouble.reason}>
      {waiting} stay on this phone.
    </Banner>
  );
}

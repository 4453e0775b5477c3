import { CloudOff, KeyRound, SearchX } from 'lucide-react';
import { loginPath } from '#client/features/auth/return-path.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { countText } from '#client/lib/number-text.ts';
import type { KeptPad } from '../device/kept-pad.ts';
import type { Trouble } from '../sync/trouble.ts';
import { addressOfPad } from '../device/address-of-pad.ts';

interface PadTroubleProps {
  pad: KeptPad;
  trouble: Trouble | null;
}

/** What keeps entries from being saved and does not go away by itself, with what to do. */
export function PadTrouble({ pad, trouble }: PadTroubleProps) {
  if (!trouble || trouble.kind === 'no_network') return null;
  const waiting = countText(pad.unsent.length, 'entry', 'entries');
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
        What stood on it is still shown here. Ask for the new code to go on.
      </Banner>
    );
  }
  return (
    <Banner compact role="alert" tone="bad" icon={CloudOff} title={trouble.reason}>
      {waiting} stay on this phone.
    </Banner>
  );
}

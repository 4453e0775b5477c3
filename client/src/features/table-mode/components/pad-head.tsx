import { ArrowLeft, Menu, Undo2 } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { PadMoment } from '../sync/pad-session.ts';
import { syncWords } from '../sync/sync-words.ts';

interface PadHeadProps {
  title: string;
  moment: PadMoment;
  canUndo: boolean;
  onUndo: () => void;
  onShare: () => void;
  onMenu: () => void;
}

/** What is played, the code to join by, how the phones stand, Undo and the menu. */
export function PadHead({ title, moment, canUndo, onUndo, onShare, onMenu }: PadHeadProps) {
  const { words, tone } = syncWords(moment);
  const code = moment.pad?.code;
  return (
    <header className="pad-head rail">
      <IconButton icon={ArrowLeft} tone="rail" label="Leave the table" href="/table" />
      <div className="pad-head-text">
        <h1>{title}</h1>
        <p>
          {code ? (
            <button type="button" className="pad-code" onClick={onShare}>
              <VisuallyHidden>Code </VisuallyHidden>
              {code.slice(0, 3)} {code.slice(3)}
              <VisuallyHidden>: let others join</VisuallyHidden>
            </button>
          ) : null}
          <span className="pad-sync" data-tone={tone} role="status">
            {words}
          </span>
        </p>
      </div>
      <IconButton icon={Undo2} tone="rail" label="Undo" disabled={!canUndo} onClick={onUndo} />
      <IconButton icon={Menu} tone="rail" label="Menu" aria-haspopup="dialog" onClick={onMenu} />
    </header>
  );
}

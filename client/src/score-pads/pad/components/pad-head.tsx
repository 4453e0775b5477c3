import type { ReactNode } from 'react';
import { ArrowLeft, Menu, Undo2 } from 'lucide-react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import { type PadSnapshot, syncText } from '../pad-sync.ts';
import { rich, t } from '#client/score-pads/words/words.ts';

const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;

interface PadHeadProps {
  title: string;
  snapshot: PadSnapshot;
  canUndo: boolean;
  onUndo: () => void;
  onShare: () => void;
  onMenu: () => void;
}

/** Title, join code, sync state, Undo and menu. */
export function PadHead({ title, snapshot, canUndo, onUndo, onShare, onMenu }: PadHeadProps) {
  const { words, tone } = syncText(snapshot);
  const code = snapshot.pad?.code;
  return (
    <header className="pad-head rail flex flex-none items-center gap-1 py-2 pr-[max(8px,env(safe-area-inset-right))] pl-[max(8px,env(safe-area-inset-left))]">
      <IconButton
        className="size-tap text-title disabled:text-on-rail-2 disabled:opacity-45"
        icon={ArrowLeft}
        tone="rail"
        label={t('Leave the table')}
        href="/table"
      />
      <div className="min-w-0 flex-1 px-1">
        <h1 className="text-lg leading-[1.3] font-extrabold wrap-anywhere text-on-rail">{title}</h1>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0 text-xs leading-[1.3]">
          {code ? (
            <button
              type="button"
              className="relative rounded-xs border border-[#ffffff66] px-1.5 font-bold tracking-[0.06em] text-on-rail after:absolute after:-inset-x-1.5 after:-inset-y-2.25"
              onClick={onShare}
            >
              {rich('<hidden>Code </hidden>{code}<hidden>: let others join</hidden>', {
                code: `${code.slice(0, 3)} ${code.slice(3)}`,
                hidden,
              })}
            </button>
          ) : null}
          <span
            className="pad-sync inline-flex items-center gap-1.5 text-on-rail-2 before:size-2 before:rounded-round before:bg-[var(--sync,#7fdba0)] data-[tone=bad]:font-bold data-[tone=bad]:text-on-rail data-[tone=bad]:[--sync:#ff9e8c] data-[tone=wait]:[--sync:transparent] data-[tone=wait]:before:border-2 data-[tone=wait]:before:border-lamp"
            data-tone={tone}
            role="status"
          >
            {words}
          </span>
        </p>
      </div>
      <IconButton
        className="size-tap text-title disabled:text-on-rail-2 disabled:opacity-45"
        icon={Undo2}
        tone="rail"
        label={t('Undo')}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        className="size-tap text-title disabled:text-on-rail-2 disabled:opacity-45"
        icon={Menu}
        tone="rail"
        label={t('Menu')}
        aria-haspopup="dialog"
        onClick={onMenu}
      />
    </header>
  );
}

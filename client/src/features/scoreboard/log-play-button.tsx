import { NotebookPen } from 'lucide-react';
import { openLogPlay } from '#client/entities/plays/play-dialog-view.ts';
import './log-play-button.css';

/** 'Log a play', on every screen; icon only in a narrow rail. */
export function LogPlayButton() {
  return (
    <button
      type="button"
      className="log-play-button flex size-11 flex-none items-center justify-center gap-1.75 rounded-md border border-[#ffffff2e] text-sm font-semibold whitespace-nowrap text-on-rail hover:bg-rail-2 xl:w-auto xl:px-3"
      onClick={openLogPlay}
      title="Log a play"
    >
      <NotebookPen className="icon" aria-hidden="true" />
      <span>Log a play</span>
    </button>
  );
}

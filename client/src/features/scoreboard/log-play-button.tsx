import { NotebookPen } from 'lucide-react';
import { openLogPlay } from '#client/entities/plays/play-dialog-view.ts';
import './log-play-button.css';

/** 'Log a play', on every screen; where the rail is narrow, its icon alone. */
export function LogPlayButton() {
  return (
    <button type="button" className="log-play-button" onClick={openLogPlay} title="Log a play">
      <NotebookPen className="icon" aria-hidden="true" />
      <span>Log a play</span>
    </button>
  );
}

import { useEffect, useRef } from 'react';
import type { Board } from './use-board.ts';

const ARROWS: Readonly<Record<string, { rows: number; players: number }>> = {
  ArrowUp: { rows: -1, players: 0 },
  ArrowDown: { rows: 1, players: 0 },
  ArrowLeft: { rows: 0, players: -1 },
  ArrowRight: { rows: 0, players: 1 },
};

const ELSEWHERE = 'input, textarea, select, [role=dialog], [role=alertdialog], [contenteditable]';

/**
 * Keyboard control: digits type, arrows move between cells, Enter commits and moves on, Ctrl+Z undoes. @param across
 * players are columns; otherwise rows, and left and right change the row
 */
export function useBoardKeys(board: Board, across: boolean): void {
  const toFocus = useRef(false);
  const onKey = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.altKey || target?.closest(ELSEWHERE)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const arrow = ARROWS[event.key];
    const onOtherButton = target?.closest('button, a') && !target.closest('[data-cell]');
    if (isCommand && event.key === 'z') board.undo();
    else if (isCommand) return;
    else if (/^\d$/.test(event.key)) board.digit(event.key);
    else if (event.key === '.' || event.key === ',') board.point();
    else if (event.key === '-') board.sign();
    else if (event.key === '+') board.step(1);
    else if (event.key === 'Backspace' || event.key === 'Delete') board.back();
    else if (event.key === 'Escape' && board.typing) board.cancelTyping();
    else if (arrow) board.move(across ? arrow : { rows: arrow.players, players: arrow.rows });
    else if (event.key === 'Enter' && !onOtherButton) board.next();
    else return;
    event.preventDefault();
    toFocus.current = !onOtherButton;
  };
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  const at = board.selected && `${board.selected.player} ${board.selected.row}`;
  useEffect(() => {
    if (at === null) return;
    const cell = document.querySelector<HTMLElement>('[data-cell][aria-current]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (toFocus.current) cell?.focus();
    toFocus.current = false;
  }, [at]);
}

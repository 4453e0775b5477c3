import { useEffect, useRef, useState } from 'react';
import { scoreText } from '#client/lib/number-text.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';
import { historyOf } from './history.ts';
import type { Board } from './use-board.ts';
import { t } from '#client/score-pads/words/words.ts';

/** If more changes arrive at once, only their number is announced. */
const MAX_ANNOUNCED = 3;

/** Changes of the pad since the last announcement, as text for a live region. */
export function useLiveAnnouncement(board: Board, device: string, sheet: ScoreSheet): string {
  const { entries, totals } = board;
  const known = useRef(new Set(entries.map(({ key }) => key)));
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const fresh = entries.filter(({ key }) => !known.current.has(key));
    known.current = new Set(entries.map(({ key }) => key));
    if (fresh.length === 0) return;
    const keys = new Set(fresh.map(({ key }) => key));
    const lines = historyOf({ entries, device, sheet }).filter(({ key }) => keys.has(key));
    const words = lines.map(({ words: line }) => line).toReversed();
    if (fresh.length > MAX_ANNOUNCED) setAnnouncement(t('{count} changes.', { count: fresh.length }));
    else if (words.length === 0) setAnnouncement(t('Taken back.'));
    else {
      const { act } = fresh.at(-1) ?? {};
      const total =
        act?.kind === 'score' ? ` ${t('Total {total}.', { total: scoreText(totals.get(act.player) ?? 0) })}` : '';
      setAnnouncement(`${words.join('. ')}.${total}`);
    }
  }, [entries, totals, device, sheet]);
  return announcement;
}

import { CornerDownRight, Delete } from 'lucide-react';
import type { Board } from '../board/use-board.ts';
import './key-pad.css';
import { t } from '#client/score-pads/words/words.ts';

const DIGITS = [
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3'],
];
const STEPS = [null, 5, 1];

/** Large keys for the selected cell. */
export function KeyPad({ board }: { board: Board }) {
  const { following, selected } = board;
  const next =
    following === null
      ? t('Done')
      : following.row === selected?.row
        ? t('Next: {name}', { name: board.nameOf(following.player) })
        : board.labelOf(following.row);
  return (
    <div
      className="key-pad grid flex-1 touch-manipulation grid-cols-4 gap-1.75 select-none"
      role="group"
      aria-label={t('Keys')}
      data-at-bottom
    >
      {DIGITS.map((line, index) => {
        const step = STEPS[index] ?? null;
        return [
          ...line.map((digit) => (
            <button
              className="active:transform-[translateY(2px)] active:shadow-none"
              key={digit}
              type="button"
              onClick={() => board.digit(digit)}
            >
              {digit}
            </button>
          )),
          step === null ? (
            <button
              key="back"
              type="button"
              className="bg-well font-sans text-lg active:transform-[translateY(2px)] active:shadow-none"
              aria-label={t('Clear')}
              onClick={board.back}
            >
              <Delete className="icon" aria-hidden="true" />
            </button>
          ) : (
            <button
              key={`+${step}`}
              type="button"
              className="bg-well font-sans text-lg active:transform-[translateY(2px)] active:shadow-none"
              onClick={() => board.step(step)}
            >
              +{step}
            </button>
          ),
        ];
      })}
      <button
        type="button"
        className="bg-well font-sans text-lg active:transform-[translateY(2px)] active:shadow-none"
        aria-label={t('Minus')}
        onClick={board.sign}
      >
        +/−
      </button>
      <button
        className="col-span-2 active:transform-[translateY(2px)] active:shadow-none"
        type="button"
        onClick={() => board.digit('0')}
      >
        0
      </button>
      <button
        className="active:transform-[translateY(2px)] active:shadow-none"
        type="button"
        aria-label={t('Point')}
        onClick={board.point}
      >
        .
      </button>
      <button
        type="button"
        className="key-next col-span-4 border-lamp-edge bg-lamp px-2 font-sans text-lead text-on-lamp shadow-[0_3px_0_var(--lamp-edge)] active:transform-[translateY(2px)] active:shadow-none"
        onClick={board.next}
      >
        <CornerDownRight className="icon flex-none" aria-hidden="true" />
        <span className="truncate">{next}</span>
      </button>
    </div>
  );
}

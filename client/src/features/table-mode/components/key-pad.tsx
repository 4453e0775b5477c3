import { CornerDownRight, Delete } from 'lucide-react';
import type { Board } from '../board/use-board.ts';
import './key-pad.css';

const DIGITS = [
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3'],
];
const STEPS = [null, 5, 1];

/** Big keys for the cell in hand. */
export function KeyPad({ board }: { board: Board }) {
  const { following, place } = board;
  const next =
    following === null
      ? 'Done'
      : following.row === place?.row
        ? `Next: ${board.nameOf(following.player)}`
        : board.labelOf(following.row);
  return (
    <div className="key-pad" role="group" aria-label="Keys">
      {DIGITS.map((line, place_) => {
        const step = STEPS[place_] ?? null;
        return [
          ...line.map((digit) => (
            <button key={digit} type="button" onClick={() => board.digit(digit)}>
              {digit}
            </button>
          )),
          step === null ? (
            <button key="back" type="button" className="key-quiet" aria-label="Clear" onClick={board.back}>
              <Delete className="icon" aria-hidden="true" />
            </button>
          ) : (
            <button key={step} type="button" className="key-quiet" onClick={() => board.step(step)}>
              +{step}
            </button>
          ),
        ];
      })}
      <button type="button" className="key-quiet" aria-label="Minus" onClick={board.sign}>
        +/−
      </button>
      <button type="button" onClick={() => board.digit('0')}>
        0
      </button>
      <button type="button" className="key-next" onClick={board.next}>
        <CornerDownRight className="icon" aria-hidden="true" />
        <span>{next}</span>
      </button>
    </div>
  );
}

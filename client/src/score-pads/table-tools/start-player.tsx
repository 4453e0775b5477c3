import { Dices, ListOrdered } from 'lucide-react';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { FingerZone } from './finger-zone.tsx';
import { drawOne, drawOrder } from './random-draw.ts';
import { useFingers } from './use-fingers.ts';
import './start-player.css';
import { rich, t } from '#client/score-pads/words/words.ts';

interface Player {
  key: string;
  name: string;
}

interface StartPlayerProps {
  players: readonly Player[];
  /** Called once with the starting player. */
  onChosen: (playerKey: string) => void;
  onClose: () => void;
}

type Drawn = { seed: string } & (
  | { by: 'finger'; finger: number }
  | { by: 'name'; player: Player }
  | { by: 'order'; players: Player[] }
);

/** Chooses the starting player: by fingers on the screen, or by a draw of names. */
export function StartPlayer({ players, onChosen, onClose }: StartPlayerProps) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { fingers, handlers, again } = useFingers(({ number }, seed) =>
    setDrawn({ by: 'finger', finger: number, seed }),
  );

  const drawName = () => {
    const { seed, index } = drawOne(players.length);
    const player = players[index];
    if (player) setDrawn({ by: 'name', player, seed });
  };
  const drawSeats = () => {
    const { seed, order } = drawOrder(players.length);
    setDrawn({ by: 'order', players: order.flatMap((index) => players[index] ?? []), seed });
  };
  const onAgain = () => {
    again();
    setDrawn(null);
    if (drawn?.by === 'name') drawName();
    if (drawn?.by === 'order') drawSeats();
  };
  const first = drawn?.by === 'name' ? drawn.player : drawn?.by === 'order' ? drawn.players[0] : undefined;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Who begins?')}
      className="start-player"
      // Escape closes it; a finger that touches before it is open does not.
      onDismiss={(event) => {
        if (event instanceof CustomEvent) event.preventDefault();
      }}
    >
      {drawn === null || drawn.by === 'finger' ? (
        <FingerZone fingers={fingers} handlers={handlers} chosen={drawn ? drawn.finger : null} />
      ) : null}
      {drawn === null ? (
        players.length > 0 ? (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-2.5">
            <Button variant="rail" icon={Dices} onClick={drawName}>
              {t('Draw by Name')}
            </Button>
            {players.length > 1 ? (
              <Button variant="rail" icon={ListOrdered} onClick={drawSeats}>
                {t('Draw the Order')}
              </Button>
            ) : null}
          </div>
        ) : null
      ) : (
        <DrawnResult key={drawn.seed} title={titleOf(drawn)} seed={drawn.seed} onAgain={onAgain}>
          {drawn.by === 'finger' ? (
            <>
              {players.length > 0 ? <p>{t('Who is it?')}</p> : null}
              <div className="drawn-names grid max-h-[40dvh] grid-cols-[repeat(auto-fit,minmax(130px,1fr))] gap-2.5 overflow-auto px-[3px] pt-[3px] pb-1.5">
                {players.map(({ key, name }) => (
                  <Button key={key} variant="rail" size="lg" onClick={() => onChosen(key)}>
                    {name}
                  </Button>
                ))}
                <Button variant="ghost" size="lg" onClick={onClose}>
                  {t('Skip')}
                </Button>
              </div>
            </>
          ) : null}
          {drawn.by === 'order' ? (
            <ol className="max-h-[40dvh] list-decimal overflow-auto pl-[1.6em] text-start text-lg">
              {drawn.players.map(({ key, name }) => (
                <li key={key}>{name}</li>
              ))}
            </ol>
          ) : null}
          {first ? (
            <Button variant="primary" size="lg" full onClick={() => onChosen(first.key)}>
              {t('{name} Begins', { name: first.name })}
            </Button>
          ) : null}
        </DrawnResult>
      )}
      <p className="sr-only" aria-live="polite">
        {drawn ? announcementOf(drawn) : ''}
      </p>
    </Dialog>
  );
}

function titleOf(drawn: Drawn): string {
  if (drawn.by === 'finger') return t('Finger {number} begins', { number: drawn.finger });
  return drawn.by === 'name' ? t('{name} begins', { name: drawn.player.name }) : t('In this order');
}

function announcementOf(drawn: Drawn): string {
  if (drawn.by !== 'order') return `${titleOf(drawn)}.`;
  return t('The order is {names}.', { names: drawn.players.map(({ name }) => name).join(', ') });
}

const inDigits = (inner: ReactNode) => <span className="num">{inner}</span>;

interface DrawnResultProps {
  /** The starting player, as a heading. */
  title: string;
  /** The seed of the draw. */
  seed: string;
  children: ReactNode;
  onAgain: () => void;
}

/** The result of a draw with actions. */
function DrawnResult({ title, seed, children, onAgain }: DrawnResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto grid w-full max-w-[560px] gap-3 text-center first:my-auto">
      <h3 ref={heading} tabIndex={-1} className="font-display text-2xl wrap-anywhere focus:outline-none">
        {title}
      </h3>
      {children}
      <p className="flex items-center justify-between text-start text-xs text-on-rail-2">
        <span>{rich('Drawn <number>{seed}</number>', { seed, number: inDigits })}</span>
        <Button variant="rail" size="sm" onClick={onAgain}>
          {t('Draw Again')}
        </Button>
      </p>
    </div>
  );
}

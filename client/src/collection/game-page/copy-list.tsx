import { type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { copyFacts, copyName, moneyText } from '#client/copies/copy-text.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { costPerPlay } from '#client/copies/cost-per-play.ts';
import { rich, t } from '#client/collection/words/words.ts';

interface CopyListProps {
  game: Game;
  copies: readonly Copy[];
  onEdit: (copy: Copy) => void;
}

const large = (inner: ReactNode) => <span className="me-2 font-display text-xl font-bold text-ink">{inner}</span>;

/** The details of each copy of a game, and the game's cost per play so far. */
export function CopyList({ game, copies, onEdit }: CopyListProps) {
  const cost = costPerPlay(copies, game.timesPlayed);
  return (
    <>
      <ul className="divide-y divide-line border-t border-t-line">
        {copies.map((copy, index) => {
          const name = copyName(copy, index);
          const facts = copyFacts(copy);
          return (
            <li key={copy.id} className="py-3 last:pb-0">
              <div className="flex items-center justify-between gap-2">
                <h3 className="min-w-0 font-sans text-sm font-strong wrap-anywhere" dir="auto">
                  {name}
                </h3>
                <IconButton
                  icon={Pencil}
                  label={t('Edit the copy {name}', { name })}
                  className="-my-2 -me-2"
                  onClick={() => onEdit(copy)}
                />
              </div>
              {facts.length === 0 ? null : (
                <dl className="mt-1 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-1 text-sm">
                  {facts.map(([label, value]) => (
                    <div key={label} className="contents">
                      <dt className="text-ink-2">{label}</dt>
                      <dd className="wrap-anywhere whitespace-pre-line" dir="auto">
                        {value}
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </ul>
      {cost ? (
        <p className="mt-3 border-t border-t-line pt-3 text-sm text-ink-2">
          {rich('<b>{cost}</b>a play so far', {
            cost: moneyText(cost.amount, cost.currency),
            b: large,
          })}
        </p>
      ) : null}
    </>
  );
}

import { Pin } from 'lucide-react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { PollContext } from './poll-context.ts';
import { t } from '#client/nights/words/words.ts';

/** The pin of a game of the night: the date must not be without it. Nothing for a game of somebody's shelf. */
export function GamePin({ title, context: { poll, onPinGame } }: { title: string; context: PollContext }) {
  const game = poll.games.find((one) => one.title === title);
  if (!game) return null;
  return (
    <IconButton
      className="-my-2.5 align-middle aria-pressed:text-petrol [&_svg]:size-4 aria-pressed:[&_svg]:fill-current"
      icon={Pin}
      label={t('Not without {name}', { name: title })}
      aria-pressed={game.notWithout}
      onClick={() => onPinGame(game)}
    />
  );
}

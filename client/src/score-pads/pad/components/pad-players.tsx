import { UserMinus } from 'lucide-react';
import { Suspense, lazy } from '#client/lib/suspense.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { tidyName } from '#shared/text/person-name.ts';
import type { Board } from '../board/use-board.ts';
import { uniqueKey } from '#client/lib/unique-key.ts';
import { AddPlayer } from './add-player.tsx';
import { SeatMark } from './seat-mark.tsx';
import { t } from '#client/score-pads/words/words.ts';

const KnownPlayers = lazy(async () => ({ default: (await import('./known-players.tsx')).KnownPlayers }));

/** The players: rename, add, remove. */
export function PadPlayers({ board, isOwn }: { board: Board; isOwn: boolean }) {
  const { players } = board.state;
  const add = (name: string) => board.write([{ kind: 'player', player: uniqueKey(), name }]);
  const rename = (player: string, before: string, typed: string) => {
    const name = tidyName(typed);
    if (name !== '' && name !== before) board.write([{ kind: 'player', player, name }]);
  };
  return (
    <div className="grid gap-4 [&>ul:not(.people-chips)>li]:flex [&>ul:not(.people-chips)>li]:items-center [&>ul:not(.people-chips)>li]:gap-2.5">
      <ul className="not-[.people-chips]:grid not-[.people-chips]:gap-2">
        {players.map(({ key, name }) => (
          <li key={key}>
            <SeatMark seat={board.seats.get(key) ?? 0} />
            <TextInput
              key={name}
              aria-label={t('Name of {name}', { name })}
              defaultValue={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              enterKeyHint="done"
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
              onBlur={(event) => rename(key, name, event.target.value)}
            />
            <IconButton
              icon={UserMinus}
              tone="danger"
              label={t('{name} leaves', { name })}
              onClick={() => board.write([{ kind: 'leave', player: key }])}
            />
          </li>
        ))}
      </ul>
      <AddPlayer count={players.length} onAdd={add} />
      {isOwn ? (
        <Suspense fallback={null}>
          <KnownPlayers names={players.map(({ name }) => name)} onAdd={add} />
        </Suspense>
      ) : null}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Pencil, Repeat2 } from 'lucide-react';
import { useMemo } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { useHostedId } from '#client/organizations/use-host.ts';
import { peopleQuery } from '#client/plays/people/api.ts';
import { presentNames } from '#client/plays/people/present-names.ts';
import { StandingsList } from '#client/plays/parts/standings-list.tsx';
import { openPlay } from '#client/plays/play-dialog-view.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { Category } from '#shared/enums.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';
import { type ReadPlay, readPlay } from '#shared/plays/read-play.ts';
import { t } from '#client/nights/words/words.ts';

interface RecordedPlayProps {
  play: Play;
  /** From the night; absent for other games. */
  game: { category: Category; imageUrl: string | null } | undefined;
  /** Absent if read-only. */
  onAgain?: () => void;
}

/** The people of an organization are not known, and until one's own are, names stand as they were written. */
const NOBODY: readonly Person[] = [];

/** A recorded play of the night. */
export function RecordedPlay({ play, game, onAgain }: RecordedPlayProps) {
  const { data: people = NOBODY } = useQuery(peopleQuery);
  const known = useHostedId() === null ? people : NOBODY;
  const read = useMemo(() => withPresentNames(play, known), [play, known]);
  return (
    <article
      className="grid grid-cols-1 gap-3.5 rounded-lg border border-line bg-tile-2 p-3.5 max-sm:p-3"
      aria-label={play.gameTitle}
    >
      <div className="flex items-center gap-3">
        <GameCover
          title={play.gameTitle}
          category={game?.category ?? 'family'}
          imageUrl={game?.imageUrl ?? null}
          className="aspect-3/2 w-16 flex-none rounded-sm"
        />
        <h3 className="min-w-0 flex-1 font-display text-lg wrap-anywhere outline-none" dir="auto">
          {play.gameTitle}
        </h3>
        <Button
          size="sm"
          variant="ghost"
          icon={Pencil}
          aria-label={t('Edit {name}', { name: play.gameTitle })}
          onClick={() => openPlay(play)}
        >
          {t('Edit')}
        </Button>
      </div>
      {read ? <StandingsList play={read} /> : null}
      {onAgain ? (
        <Button
          className="justify-self-start"
          size="sm"
          variant="ghost"
          icon={Repeat2}
          aria-label={t('Played Again: {game}', { game: play.gameTitle })}
          onClick={onAgain}
        >
          {t('Played Again')}
        </Button>
      ) : null}
    </article>
  );
}

function withPresentNames(play: Play, people: readonly Person[]): ReadPlay | null {
  const read = readPlay(play);
  const present = presentNames(people);
  return (
    read && {
      ...read,
      winner: read.winner === null ? null : present(read.winner),
      results: read.results.map((result) => ({ ...result, name: present(result.name) })),
    }
  );
}

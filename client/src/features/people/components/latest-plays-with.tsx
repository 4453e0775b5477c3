import { PlayTile } from '#client/entities/plays/play-tile.tsx';
import { playsAddress } from '#client/entities/plays/plays-view.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/button.tsx';
import type { LoggedPlay, PlayPerson } from '#client/entities/plays/rules/play-log.ts';

const RECENT = 4;

/** The latest plays with a person. */
export function LatestPlaysWith({ plays, person }: { plays: readonly LoggedPlay[]; person: PlayPerson }) {
  return (
    <section aria-labelledby="recent-plays">
      <h2 id="recent-plays">Recent Plays</h2>
      <div className="grid grid-cols-1 gap-x-4 gap-y-4.5 tablet:grid-cols-2">
        {plays.slice(0, RECENT).map((play) => (
          <PlayTile key={play.id} play={play} />
        ))}
      </div>
      {plays.length > RECENT ? (
        <Button className="mt-4" href={playsAddress({ person: person.key })}>
          See All {wholeText(plays.length)} Plays
        </Button>
      ) : null}
    </section>
  );
}

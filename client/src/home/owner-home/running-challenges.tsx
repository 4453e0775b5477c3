import { Link } from 'wouter';
import { challengeAddress } from '#client/lib/addresses.ts';
import { ScoreTrack } from '#client/ui/charts/score-track.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Home } from '#shared/home/home-contract.ts';
import { t } from '#client/home/words/words.ts';

/** The colour of the track. */
const DIAMOND = 4;

/** Running challenges in a line, or nothing. */
export function RunningChallenges({ challenges }: { challenges: Home['challenges'] }) {
  if (challenges.length === 0) return null;
  return (
    <Tile
      as="section"
      className="grid grid-cols-1 gap-x-6 gap-y-2 tablet:col-span-full tablet:grid-cols-[auto_minmax(0,1fr)] tablet:items-center"
      aria-labelledby="challenges"
    >
      <div className="flex items-baseline justify-between gap-3 tablet:grid">
        <h2 id="challenges">{t('Challenges')}</h2>
        <Link href="/challenges" className="link -my-0.5 inline-block py-0.5 text-sm">
          {t('All challenges')}
        </Link>
      </div>
      <ul className="grid min-w-0 grid-cols-1 gap-x-6 tablet:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
        {challenges.map(({ id, name, done, total }) => (
          <li key={id} className="relative py-2">
            <div className="flex items-baseline justify-between gap-3">
              <Link
                href={challengeAddress(id)}
                className="min-w-0 truncate font-strong after:absolute after:inset-0 after:rounded-sm hover:text-petrol focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
                dir="auto"
              >
                {name}
              </Link>
              <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums">
                {t('{done} of {total}', { done, total })}
              </span>
            </div>
            <ScoreTrack
              className="mt-1.25"
              value={done}
              max={total}
              label={name}
              valueText={t('{done} of {total}', { done, total })}
              tier={DIAMOND}
            />
          </li>
        ))}
      </ul>
    </Tile>
  );
}

import { Hourglass, Users } from 'lucide-react';
import { Link } from 'wouter';
import { GameCover } from '#client/brand/game-cover.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { FAMILY_GAMES } from './family-games.ts';
import { t } from '#client/home/words/words.ts';

/** Three well-known games; each links to adding it. */
export function PopularFamilyGames() {
  return (
    <Container as="section" className="pt-12 pb-10 sm:pt-18 sm:pb-22">
      <h2 className="mb-5 max-w-[22ch] text-[length:clamp(1.625rem,1.2rem_+_1.9vw,2.5rem)] leading-[1.15] font-extrabold tracking-[-0.025em] sm:mb-8">
        {t('Popular Family Games')}
      </h2>
      <ul className="grid gap-5.5 sm:grid-cols-3 sm:gap-6">
        {FAMILY_GAMES.map(({ title, category, players, minutes }) => (
          <Tile
            as="li"
            pad="none"
            key={title}
            className="relative grid grid-cols-[128px_1fr] transition-lift duration-fast ease-out hover:transform-[translateY(-2px)] hover:shadow-tile-hover max-4xs:block sm:block"
          >
            <GameCover
              title={title}
              category={category}
              className="rounded-l-lg max-4xs:aspect-16/9 max-4xs:rounded-t-lg max-4xs:rounded-bl-none sm:aspect-16/9 sm:rounded-t-lg sm:rounded-bl-none"
            />
            <div className="flex flex-wrap gap-x-4.5 gap-y-1.5 px-4 pt-3.5 pb-4 sm:px-5 sm:pt-4 sm:pb-5">
              <h3 className="w-full font-display text-title leading-[1.2] font-bold tracking-[-0.015em]">
                <Link
                  className="after:absolute after:inset-0 after:rounded-lg after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
                  href={`/add-game?q=${encodeURIComponent(title)}`}
                  aria-label={t('Add {title}', { title })}
                >
                  {title}
                </Link>
              </h3>
              <p className="flex w-full items-center gap-1.5 text-note text-ink-2 sm:w-auto">
                <Users className="icon" aria-hidden="true" />
                {t('{players} players', { players })}
              </p>
              <p className="flex w-full items-center gap-1.5 text-note text-ink-2 sm:w-auto">
                <Hourglass className="icon" aria-hidden="true" />
                {t('{minutes} minutes', { minutes })}
              </p>
            </div>
          </Tile>
        ))}
      </ul>
    </Container>
  );
}

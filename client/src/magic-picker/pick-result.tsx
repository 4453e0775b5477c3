import { wholeText } from '#client/lib/number-text.ts';
import { Dices, Hourglass, NotebookPen, RefreshCw, Users } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { GameCover } from '#client/brand/game-cover.tsx';
import { newPadAddress } from '#client/lib/addresses.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { CategoryBadge } from '#client/ui/marks/category-badge.tsx';
import { DifficultyBadge } from '#client/ui/marks/difficulty-badge.tsx';
import { RatingPips } from '#client/ui/marks/rating.tsx';
import { durationText } from '#shared/text/duration-text.ts';
import type { Candidate } from './candidates.ts';
import './pick-result.css';
import { t } from '#client/magic-picker/words/words.ts';

interface PickResultProps {
  game: Candidate;
  /** A sentence or two. */
  why: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onPickAnother: () => void;
}

/** The picked game under the lamp. Its heading gets the focus. */
export function PickResult({ game, why, heading, onPickAnother }: PickResultProps) {
  return (
    <section
      className="rail pick-result desk:max-2xl:gap-6.5 desk:max-2xl:p-6.5 forced-colors:border forced-colors:border-[CanvasText]"
      aria-labelledby="pick-result-title"
    >
      <GameCover
        title={game.title}
        category={game.category}
        imageUrl={game.imageUrl}
        className="pick-result-cover motion-safe:animate-[pick-put-down_var(--dur-med)_var(--ease-settle)] sm:aspect-square sm:max-h-none"
      />
      <div className="pick-result-text">
        <h2 className="text-title text-lamp focus:outline-none" ref={heading} tabIndex={-1} id="pick-result-title">
          {t('Perfect Match Found!')}
        </h2>
        <h3
          className="mx-0 mt-2 mb-2.5 font-display text-[length:clamp(1.75rem,1.2rem_+_2.2vw,2.75rem)] leading-[1.06] font-black tracking-[-0.028em] text-balance desk:max-2xl:text-[2rem]"
          dir="auto"
        >
          {game.title}
        </h3>
        <p className="mb-3.5 text-lead leading-[1.4] text-pretty text-[#dde9e6]">
          {why}
          {game.addedBy ? ` ${game.addedBy}.` : null}
        </p>
        <div className="badges">
          <CategoryBadge category={game.category} />
          <DifficultyBadge difficulty={game.difficulty} />
        </div>
        <dl className="mx-0 my-4.5 grid grid-cols-[repeat(2,auto)] justify-start gap-x-8.5 gap-y-2.5 desk:max-2xl:gap-x-5.5">
          <Fact name={t('Players')}>
            <Users className="icon" aria-hidden="true" /> {game.players}
          </Fact>
          <Fact name={t('Duration')}>
            <Hourglass className="icon" aria-hidden="true" /> {durationText(game.duration)}
          </Fact>
          <Fact name={t('Your rating')}>
            {game.rating > 0 ? (
              <>
                <span className="rating-pips inline-flex gap-1" aria-hidden="true">
                  <RatingPips value={game.rating} />
                </span>
                {t('{rating, number} / 5', { rating: game.rating })}
              </>
            ) : (
              t('Not rated yet')
            )}
          </Fact>
          <Fact name={t('Times played')}>
            <Dices className="icon" aria-hidden="true" /> {wholeText(game.timesPlayed)}
          </Fact>
        </dl>
        {game.notes ? (
          <p
            className="mb-5 max-h-[9em] overflow-y-auto rounded-md bg-[#ffffff14] px-3.25 py-2.5 text-note whitespace-pre-wrap text-[#dde9e6]"
            dir="auto"
          >
            {game.notes}
          </p>
        ) : null}
        <div className="pick-result-actions flex flex-wrap gap-2.5">
          <Button variant="primary" icon={NotebookPen} href={newPadAddress(game.id)}>
            {t('We Play This')}
          </Button>
          <Button variant="rail" icon={RefreshCw} onClick={onPickAnother}>
            {t('Pick Another Game')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-on-rail-2">{name}</dt>
      <dd className="flex items-center gap-2 text-lead font-bold tabular-nums">{children}</dd>
    </div>
  );
}

import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FacePips } from '#client/brand/face-pips.tsx';
import { t } from '#client/stories/words/words.ts';
import type { StoryCard } from '#shared/shapes/story.ts';
import { groundOf } from '#shared/stories/story-grounds.ts';
import { headingText } from '#shared/stories/story-number.ts';
import { StoryCardView } from './story-card.tsx';
import { useDeck } from './use-deck.ts';

interface StoryDeckProps {
  title: string;
  /** A line above few cards. */
  note: string | null;
  cards: readonly StoryCard[];
  range: string;
  /** The choice of a year and of a subject. */
  chooser: ReactNode;
  /** The button that shares the story. */
  action: ReactNode;
  onLeave: () => void;
}

const ROUND =
  'grid size-tap flex-none place-items-center rounded-md border-2 border-current bg-transparent text-title disabled:opacity-40';

/**
 * A story: on a phone one card at a time fills the screen, on a wide one all stand in two columns. It is one ordered list
 * for both, whose last entry passes it on.
 */
export function StoryDeck({ title, note, cards, range, chooser, action, onLeave }: StoryDeckProps) {
  const count = cards.length + 1;
  const { list, current, move, onScroll, onClick } = useDeck(count, onLeave);
  const ground = groundOf(current);
  return (
    <section
      aria-label={title}
      className={clsx(
        'max-nav:fixed max-nav:inset-0 max-nav:z-40 max-nav:flex max-nav:flex-col max-nav:bg-(--card-ground) max-nav:text-(--card-ink)',
        'max-nav:pt-[env(safe-area-inset-top)] max-nav:pb-[env(safe-area-inset-bottom)]',
        'max-nav:[body:has(&)_:is(.rail,.footer)]:hidden',
      )}
      style={{ '--card-ground': ground.ground, '--card-ink': ground.ink }}
    >
      <Pips count={count} current={current} />
      <div className="flex flex-wrap items-center gap-2.5 max-nav:flex-nowrap max-nav:px-4 max-nav:pb-2 nav:mb-6 nav:justify-between">
        <div className="max-nav:sr-only">
          <h1>{title}</h1>
          {note === null ? null : <p className="mt-1.5 text-ink-2">{note}</p>}
        </div>
        <div className="flex min-w-0 flex-1 gap-2 nav:flex-none nav:gap-2.5">
          {chooser}
          <span className="contents max-nav:hidden">{action}</span>
        </div>
        <button type="button" className={clsx(ROUND, 'nav:hidden')} aria-label={t('Close the Story')} onClick={onLeave}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      {/* Keys move the cards from anywhere on the page, see useDeck. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={list}
        // A list that scrolls can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('Cards')}
        className="flex min-h-0 flex-1 snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden overscroll-x-contain focus-visible:-outline-offset-4 nav:grid nav:snap-none nav:grid-cols-2 nav:gap-6 nav:overflow-visible"
        onScroll={onScroll}
        onClick={onClick}
      >
        {cards.map((card, place) => (
          <li key={card.kind} className={CARD}>
            <StoryCardView card={card} place={place} range={range} />
          </li>
        ))}
        <li className={clsx(CARD, 'nav:hidden')}>
          <EndCard place={cards.length} note={note}>
            {action}
          </EndCard>
        </li>
      </ol>
      <div className="flex items-center justify-between px-4 pt-1 pb-3 nav:hidden">
        <button
          type="button"
          className={ROUND}
          aria-label={t('Previous Card')}
          disabled={current === 0}
          onClick={() => move(-1)}
        >
          <ArrowLeft className="icon" aria-hidden="true" />
        </button>
        <span className="text-sm font-semibold tabular-nums" aria-hidden="true">
          {t('{place} of {count}', { place: current + 1, count })}
        </span>
        <button
          type="button"
          className={ROUND}
          aria-label={t('Next Card')}
          disabled={current === count - 1}
          onClick={() => move(1)}
        >
          <ArrowRight className="icon" aria-hidden="true" />
        </button>
        <output className="sr-only">
          {t('Card {place} of {count}: {name}', { place: current + 1, count, name: nameOf(cards[current]) })}
        </output>
      </div>
    </section>
  );
}

const CARD =
  'w-full flex-none snap-start snap-always overflow-y-auto nav:min-h-104 nav:overflow-hidden nav:rounded-xl nav:shadow-[0_5px_0_var(--edge)]';

const nameOf = (card: StoryCard | undefined): string => (card ? headingText(card.kind) : t('The whole story'));

/** How far the story is, as the pips of a die. */
function Pips({ count, current }: { count: number; current: number }) {
  return (
    <div className="flex justify-center gap-1.5 px-5 pt-3 pb-2.5 nav:hidden" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={clsx(
            'size-2 flex-none rounded-pip',
            place === current ? 'scale-150 bg-current' : place < current ? 'bg-current' : 'border border-current',
          )}
        />
      ))}
    </div>
  );
}

/** After the last card: the way to pass the story on. */
function EndCard({ place, note, children }: { place: number; note: string | null; children: ReactNode }) {
  const ground = groundOf(place);
  return (
    <article
      className="grid size-full content-center justify-items-start gap-4 px-6"
      style={{ backgroundColor: ground.ground, color: ground.ink }}
    >
      <svg viewBox="-4 -4 44 47" width="128" className="-rotate-8" aria-hidden="true">
        <FacePips face={6} />
      </svg>
      <h2 className="font-display text-3xl leading-tight font-extrabold tracking-display">
        {note ?? t('That was it')}
      </h2>
      <p className="max-w-[30ch] text-title leading-[1.35]">
        {t('Keep it as one picture, or pass it on by a link that you can take back.')}
      </p>
      {children}
    </article>
  );
}

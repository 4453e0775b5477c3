import { wholeText } from '#client/lib/number-text.ts';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMechanics } from '#client/games/mechanics.ts';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { fieldOf, type FieldName } from '#client/games/filters/collection-filter.ts';
import { ChipsOf, NumbersOf, TicksOf, type FilterControlProps } from './filter-control.tsx';
import { TagChoices } from './tag-choices.tsx';
import './filter-sections.css';
import '#client/games/mechanic-names/en.ts';
import { t } from '#client/collection/words/words.ts';

interface FilterSectionsProps extends FilterControlProps {
  /** The whole list. */
  games: readonly Game[];
  /** Called when the mechanics of the games are needed to count their choices. */
  onMore: () => void;
  /** Before another dialog opens. */
  onLeave?: () => void;
}

const MORE: readonly FieldName[] = [
  'lastPlayed',
  'category',
  'difficulty',
  'mechanics',
  'rating',
  'ageUpTo',
  'ageFrom',
  'expansions',
];
/** Shown where some game has one of their values. */
const TICKED = ['wishPriorities', 'loans', 'states'] as const satisfies readonly FieldName[];
const GROUP = 'text-sm leading-[1.3] font-strong';

/** All settings of the filter with the number of games that each choice leaves. */
export function FilterSections({ games, onMore, onLeave, ...props }: FilterSectionsProps) {
  const { filter, left, unknownCounts } = props;
  const isAsked = (name: FieldName) => fieldOf(name).write(filter[name]) !== null;
  const [startsOpen] = useState(() => MORE.some(isAsked));
  return (
    <div className="filter-sections @container">
      <NumbersOf {...props} name="players" side={<ChipsOf {...props} name="playersBy" bare className="filter-by" />} />
      <NumbersOf
        {...props}
        name="minutes"
        side={
          <Lacking>
            {unknownCounts.minutes ? t('{count} without minutes', { count: wholeText(unknownCounts.minutes) }) : null}
          </Lacking>
        }
      />
      {isAsked('weight') || games.some(({ weight }) => weight !== null) ? (
        <NumbersOf
          {...props}
          name="weight"
          side={
            <Lacking>
              {unknownCounts.weight ? t('{count} without a weight', { count: wholeText(unknownCounts.weight) }) : null}
            </Lacking>
          }
        />
      ) : null}
      <fieldset>
        <legend className={clsx(GROUP, 'float-left w-full')}>{t('Played')}</legend>
        <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-5 gap-y-2 pt-2">
          <TicksOf {...props} name="unplayedOnly" />
          <TicksOf {...props} name="favoritesOnly" />
        </div>
      </fieldset>
      <NumbersOf {...props} name="restingMonths" />
      <TagChoices {...props} onLeave={onLeave} />
      {TICKED.map((name) =>
        left[name].length === 0 ? null : (
          <fieldset key={name}>
            <legend className={clsx(GROUP, 'float-left w-full')}>{fieldOf(name).legend}</legend>
            <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-5 gap-y-2 pt-2">
              <TicksOf {...props} name={name} />
            </div>
          </fieldset>
        ),
      )}
      <details className="group" open={startsOpen} onToggle={(event) => event.currentTarget.open && onMore()}>
        <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 text-sm font-semibold text-petrol [&::-webkit-details-marker]:hidden">
          <Plus className="icon flex-none group-open:rotate-45" aria-hidden="true" />
          {t('Last play, category, difficulty, mechanics, rating, age, expansions')}
        </summary>
        <div className="mt-3.5 grid gap-3.5">
          <ChipsOf {...props} name="lastPlayed" />
          <ChipsOf {...props} name="category" />
          <ChipsOf {...props} name="difficulty" />
          <NumbersOf {...props} name="rating" />
          <NumbersOf {...props} name="ageUpTo" />
          <NumbersOf {...props} name="ageFrom" />
          {games.some(({ isExpansion }) => isExpansion) ? <ChipsOf {...props} name="expansions" /> : null}
          <MechanicChoices {...props} />
        </div>
      </details>
    </div>
  );
}

/** As many are seen at once. */
const FEW = 20;

/** A shelf of 400 games has some 150 mechanics, so one is found by typing. */
function MechanicChoices(props: FilterControlProps) {
  const [search, setSearch] = useState('');
  const { mechanics } = props.left;
  if (mechanics.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className={GROUP}>{t('Mechanics')}</legend>
      {mechanics.length > FEW ? (
        <TextInput
          type="search"
          className="mt-2"
          aria-label={t('Find a mechanic')}
          placeholder={t('Find a mechanic')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-5 gap-y-2 overflow-y-auto pe-2 pt-2">
        <TicksOf {...props} name="mechanics" search={search} />
      </div>
    </fieldset>
  );
}

/** Number of games without this value, which no choice finds. */
const Lacking = ({ children }: { children: string | null }) =>
  children === null ? null : <small className="text-xs text-ink-2">{children}</small>;

/** Returns the mechanics of the games, loaded on demand or when the filter names one. */
export function useMechanicsOnDemand(isNamed: boolean) {
  const [isAsked, setAsked] = useState(isNamed);
  return [useMechanics(isAsked || isNamed), () => setAsked(true)] as const;
}

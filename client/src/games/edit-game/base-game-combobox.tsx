import { Heart } from 'lucide-react';
import { useMemo, type Ref } from 'react';
import { Combobox } from '#client/ui/forms/combobox.tsx';
import { Badge } from '#client/ui/marks/badge.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { readersCollator } from '#shared/games/collection-sort.ts';
import { searched, searchNames } from '#shared/text/search-names.ts';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { sharedBeginning } from '#shared/games/base-game.ts';
import { t } from '#client/games/words/words.ts';

const MAX_SHOWN = 50;

interface BaseGameComboboxProps {
  value: string;
  onChange: (title: string) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLInputElement>;
  /** The expansion's title: games with a similar start are suggested first. */
  title: string;
  bases: readonly Game[];
}

/** Chooses a base game by title among the owner's games. */
export function BaseGameCombobox({ value, title, bases, onChange, ...input }: BaseGameComboboxProps) {
  const likely = useMemo(
    () =>
      bases
        .map((game) => ({ game, shared: sharedBeginning(title, game.title) }))
        .sort((a, b) => b.shared - a.shared || readersCollator().compare(a.game.title, b.game.title))
        .map(({ game }) => game),
    [bases, title],
  );
  const typed = titleKey(value);
  const isChosen = bases.some((base) => titleKey(base.title) === typed);
  // If a game is chosen, the list offers alternatives.
  const found = isChosen ? likely : searchNames(likely, value, (base) => searched([base.title]));
  return (
    <Combobox
      {...input}
      value={value}
      onChange={onChange}
      options={found.slice(0, MAX_SHOWN)}
      keyOf={({ id }) => id}
      onChoose={(base) => onChange(base.title)}
      listLabel={t('Your games')}
      status={isChosen ? '' : t('{count, plural, one {# game} other {# games}}', { count: found.length })}
    >
      {(base) => (
        <span className="flex items-center justify-between gap-2.5">
          <span dir="auto">{base.title}</span>
          {base.isWishlist ? (
            <Badge tone="wish" icon={Heart}>
              {t('Wishlist')}
            </Badge>
          ) : null}
        </span>
      )}
    </Combobox>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ComponentProps } from 'react';
import { gamesQuery } from '../api.ts';
import { gameFinder } from '../game-finder.ts';
import { Combobox } from '#client/ui/forms/combobox.tsx';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { matchesText } from './title-text.ts';
import { useTitleMatches } from './use-title-matches.ts';
import { TitleOption } from './title-option.tsx';
import { t } from '#client/games/words/words.ts';

interface TitleComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children'> {
  value: string;
  onChange: (title: string) => void;
  /** A known game was chosen; `value` becomes the shown title. */
  onChoose: (match: TitleMatch) => void;
}

/** A title field with completion from the lists of known games; other titles are accepted. Place it in a `Field`. */
export function TitleCombobox({ onChange, onChoose, ...input }: TitleComboboxProps) {
  // Not the value: a chosen or imported title needs no completion.
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { matches, settled } = useTitleMatches(typed);
  const { data: games } = useQuery(gamesQuery);
  const held = useMemo(() => gameFinder(games ?? []), [games]);
  return (
    <Combobox
      {...input}
      options={matches}
      keyOf={(match) => match.bggId}
      listLabel={t('Known games')}
      status={chosen === null ? (settled ? matchesText(matches.length) : '') : t('{title} chosen', { title: chosen })}
      onChange={(title) => {
        setTyped(title);
        setChosen(null);
        onChange(title);
      }}
      onChoose={(match) => {
        setTyped('');
        setChosen(match.title);
        onChoose(match);
      }}
    >
      {(match) => <TitleOption match={match} held={held(match)} />}
    </Combobox>
  );
}

import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import type { LoggedPlay } from './rules/play-log.ts';
import { PLAY_PERIOD_LABELS, PLAY_PERIODS } from '#client/games/play-period.ts';
import { type PlayFilter, placeKey } from './rules/play-search.ts';
import { ALL_PLAYS } from './plays-view.ts';
import './plays-toolbar.css';
import { t } from '#client/plays/words/words.ts';

interface PlaysToolbarProps {
  log: readonly LoggedPlay[];
  view: PlayFilter;
  onChange: (changes: Partial<PlayFilter>) => void;
}

const PERIODS = PLAY_PERIODS.map((value) => ({ value, label: PLAY_PERIOD_LABELS[value] }));

/** Search and filters of all plays. */
export function PlaysToolbar({ log, view, onChange }: PlaysToolbarProps) {
  const { games, people, places } = useMemo(() => choicesIn(log), [log]);
  return (
    <div className="plays-toolbar" role="search" aria-label={t('Plays')}>
      <SearchBox value={view.search} onChange={(search) => onChange({ search })} placeholder={t('Search plays...')} />
      <ChoiceFilter label={t('Game')} choices={games} value={view.game} onChange={(game) => onChange({ game })} />
      <ChoiceFilter
        label={t('Person')}
        choices={people}
        value={view.person}
        onChange={(person) => onChange({ person })}
      />
      <FilterSelect
        label={t('Period')}
        value={view.period}
        onChange={(period) => onChange({ period })}
        options={PERIODS}
      />
      <ChoiceFilter label={t('Place')} choices={places} value={view.place} onChange={(place) => onChange({ place })} />
      <Button className="mid:col-4 mid:row-1" icon={X} onClick={() => onChange(ALL_PLAYS)}>
        {t('Clear')}
      </Button>
    </div>
  );
}

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A select of existing values; a selected value without plays is shown as such. */
function ChoiceFilter({ label, choices, value, onChange }: ChoiceFilterProps) {
  const options = useMemo(() => {
    const known = value === null || choices.some((choice) => choice.value === value);
    return [{ value: '', label: t('All') }, ...(known ? [] : [{ value, label: t('None of these') }]), ...choices];
  }, [choices, value]);
  return (
    <FilterSelect
      label={label}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? null : next)}
      options={options}
    />
  );
}

interface Choice {
  value: string;
  label: string;
}

/** Filter choices: games and places by name, people most frequent first. */
function choicesIn(log: readonly LoggedPlay[]): { games: Choice[]; people: Choice[]; places: Choice[] } {
  const games = new Map<string, Choice>();
  const places = new Map<string, Choice>();
  const people = new Map<string, Choice & { plays: number }>();
  for (const { game, seated, place, isIgnored } of log) {
    if (!games.has(game.key)) games.set(game.key, { value: game.key, label: game.title });
    const placed = place ? placeKey(place) : '';
    if (place && !places.has(placed)) places.set(placed, { value: placed, label: place.trim() });
    for (const { person } of seated) {
      const entry = people.get(person.key);
      const plays = (entry?.plays ?? 0) + (isIgnored ? 0 : 1);
      if (entry) entry.plays = plays;
      else people.set(person.key, { value: person.key, label: person.name, plays });
    }
  }
  const byLabel = new Intl.Collator(undefined, { numeric: true }).compare;
  const sorted = (choices: Iterable<Choice>) => [...choices].toSorted((a, b) => byLabel(a.label, b.label));
  return {
    games: sorted(games.values()),
    people: [...people.values()].toSorted((a, b) => b.plays - a.plays || byLabel(a.label, b.label)),
    places: sorted(places.values()),
  };
}

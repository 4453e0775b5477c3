import type { LoanDirection } from '#shared/enums.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import { withinSentence } from '#client/games/within-sentence.ts';
import { t } from '#client/games/words/words.ts';

/** Data that filters read besides the games. */
export interface CollectionFacts {
  /** The present moment. */
  now: Date;
  /** Mechanics by game id; undefined until they are loaded. */
  mechanics?: ReadonlyMap<number, ReadonlySet<string>> | undefined;
  /** Directions of the open loans by game id; undefined until they are loaded. */
  loans?: ReadonlyMap<number, LoanDirection> | undefined;
  /** When the first copy of a game was acquired, by game id; of games that are not in it, when they were added counts. */
  acquired?: ReadonlyMap<number, Date> | undefined;
}

/** A list of games and the facts about it. In code the games of an owner are a collection; `shelf` is the word of screens, and of groups that share theirs. */
export interface Collection extends CollectionFacts {
  games: readonly CollectedGame[];
}

/** One setting of a filter: its values, its name in the address and its words. */
export interface FilterField<Value, Choice = Value> {
  /** Name of its parameter in the address. */
  param: string;
  /** The value after Clear. */
  none: Value;
  /** The choices, in display order. */
  choices(collection: Collection): readonly Choice[];
  isChosen(value: Value, choice: Choice): boolean;
  /** The value after a choice is pressed; pressing a chosen one takes it back. */
  press(value: Value, choice: Choice): Value;
  /** The value with which the number beside a choice is counted. */
  counted(value: Value, choice: Choice): Value;
  /** The value of a parameter; `none` if it is missing or invalid. */
  read(text: string | null): Value;
  /** The parameter for a value; null for `none`. */
  write(value: Value): string | null;
  /** The heading above the choices. */
  legend: string;
  /** The words on a choice. */
  label(choice: Choice): string;
  /** Describes a value, to be continued after a comma: 'up to 60 minutes'; empty if it filters nothing. */
  words(value: Value): string;
}

export type FilterFields = Record<string, FilterField<unknown, unknown>>;
export type ValuesOf<Fields extends FilterFields> = { [Name in keyof Fields]: Fields[Name]['none'] };

/** Whether a game matches; null where every game does. */
export type GamePredicate = ((game: CollectedGame) => boolean) | null;

/** A part of the filter, independent of the other parts: one setting, or two that mean something only together. */
export interface FilterPart<Fields extends FilterFields> {
  fields: Fields;
  /** Prepares the test of single games. */
  matches(values: ValuesOf<Fields>, collection: Collection): GamePredicate;
  /** Whether a game's value is unknown, so that no choice finds it. */
  isUnknown?: ((game: CollectedGame) => boolean) | undefined;
}

/** Declares a part; its settings keep their types. */
export const filterPart = <Fields extends FilterFields>(
  fields: Fields,
  matches: FilterPart<Fields>['matches'],
  isUnknown?: FilterPart<Fields>['isUnknown'],
): FilterPart<Fields> => ({ fields, matches, isUnknown });

interface OneOf<Choice, None> {
  param: string;
  none: None;
  choices: readonly Choice[];
  legend: string;
  label: (choice: Choice) => string;
  words: (choice: Choice) => string;
}

/** A setting with one of several known values; `none` may be among the choices. */
export const oneOf = <const Choice extends string | number, const None extends string | null>({
  none,
  choices,
  label,
  words,
  ...field
}: OneOf<Choice, None>): FilterField<Choice | None, Choice> => {
  const known = (value: string | number | null) => choices.find((choice) => String(choice) === String(value));
  return {
    ...field,
    none,
    choices: () => choices,
    isChosen: (value, choice) => value === choice,
    press: (value, choice) => (value === choice ? none : choice),
    counted: (_value, choice) => choice,
    read: (text) => known(text) ?? none,
    write: (value) => (value === none ? null : String(value)),
    label,
    words: (value) => {
      const choice = value === none ? undefined : known(value);
      return choice === undefined ? '' : words(choice);
    },
  };
};

/** Between the values of one parameter. */
const SEPARATOR = '-';

interface AnyOf<Choice> {
  param: string;
  /** Every choice, in the order in which they are offered. */
  known: readonly Choice[];
  /** The choices that some game of a collection has, in any order. */
  presentIn: (collection: Collection) => readonly Choice[];
  legend: string;
  label: (choice: Choice) => string;
}

/** A setting with any number of known values, one of which a game must have; values that no game has are not offered. */
export const anyOf = <Choice extends string | number>({
  known,
  presentIn,
  label,
  ...field
}: AnyOf<Choice>): FilterField<readonly Choice[], Choice> => {
  const inOrder = (chosen: readonly Choice[]) => known.filter((one) => chosen.includes(one));
  return {
    ...field,
    none: [],
    choices: (collection) => inOrder(presentIn(collection)),
    isChosen: (chosen, one) => chosen.includes(one),
    press: (chosen, one) =>
      chosen.includes(one) ? chosen.filter((other) => other !== one) : inOrder([...chosen, one]),
    counted: (_chosen, one) => [one],
    read: (text) => {
      const named = text?.split(SEPARATOR) ?? [];
      return known.filter((one) => named.includes(String(one)));
    },
    write: (chosen) => (chosen.length === 0 ? null : chosen.join(SEPARATOR)),
    label,
    words: (chosen) =>
      chosen
        .map((one) => withinSentence(label(one)))
        .reduce((words, other) => (words === '' ? other : t('{words} or {other}', { words, other })), ''),
  };
};

/** A setting that is on or off. */
export const flag = (param: string, label: string): FilterField<boolean> => ({
  param,
  none: false,
  choices: () => [true],
  isChosen: (value) => value,
  press: (value) => !value,
  counted: () => true,
  read: (text) => text !== null,
  write: (value) => (value ? '1' : null),
  legend: label,
  label: () => label,
  words: (value) => (value ? withinSentence(label) : ''),
});

import { Merge } from 'lucide-react';
import { useMemo, useCallback, useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Person } from '#shared/plays/people-contract.ts';
import { duplicatePeople } from './duplicate-people.ts';
import type { LoggedPlay, PlayPerson } from '../rules/play-log.ts';
import { performanceOf } from '../rules/player-performance.ts';
import { useMergePeople } from './use-merge-people.ts';
import { rich, t } from '#client/plays/words/words.ts';

interface LikelyDuplicatesProps {
  log: readonly LoggedPlay[];
  people: readonly Person[];
  /** The focused pair was removed: focus must move. */
  onAnswered: () => void;
}

const OFFERED_AT_ONCE = 3;

/** Pairs of similar names of people who never played together, possibly duplicates. */
export function LikelyDuplicates({ log, people, onAnswered }: LikelyDuplicatesProps) {
  const { areDifferent, markDifferent } = useDismissedDuplicates();
  const { merge, pending } = useMergePeople();
  const plays = useMemo(() => new Map(performanceOf(log).map((one) => [one.person, one.gamesPlayed])), [log]);
  const pairs = useMemo(() => {
    const byId = new Map(people.map((person) => [person.id, person]));
    return duplicatePeople(log).flatMap((pair) => {
      const [kept, other] = [byId.get(pair.kept.id ?? 0), byId.get(pair.other.id ?? 0)];
      return kept && other ? [{ ...pair, targetPerson: kept, otherPerson: other }] : [];
    });
  }, [log, people]);
  const open = pairs.filter(({ targetPerson, otherPerson }) => !areDifferent(targetPerson.id, otherPerson.id));

  if (open.length === 0) return null;
  const named = (person: PlayPerson) =>
    t('{count, plural, one {{name} (# play)} other {{name} (# plays)}}', {
      name: person.name,
      count: plays.get(person) ?? 0,
    });
  return (
    <section
      className="mb-6 [&_li]:flex [&_li]:flex-wrap [&_li]:items-center [&_li]:justify-between [&_li]:gap-x-4 [&_li]:gap-y-2 [&_li]:px-4 [&_li]:py-3 [&_li:not(:first-child)]:border-t [&_li:not(:first-child)]:border-t-line"
      aria-labelledby="likely-duplicates"
    >
      <h2 className="mb-3" id="likely-duplicates">
        {t('The same person?')}
      </h2>
      <Tile as="div" pad="none">
        <ul>
          {open.slice(0, OFFERED_AT_ONCE).map(({ kept, other, targetPerson, otherPerson }) => (
            <li key={`${kept.key} ${other.key}`}>
              <p className="min-w-0 wrap-anywhere">
                {rich('{one} and {other}', { one: <bdi>{named(kept)}</bdi>, other: <bdi>{named(other)}</bdi> })}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  icon={Merge}
                  disabled={pending}
                  aria-label={t('Merge as {name}: {name} and {other}', { name: kept.name, other: other.name })}
                  onClick={() => merge(targetPerson, otherPerson, onAnswered)}
                >
                  {t('Merge as {name}', { name: kept.name })}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('They are two people: {name} and {other}', { name: kept.name, other: other.name })}
                  onClick={() => {
                    markDifferent(targetPerson.id, otherPerson.id);
                    onAnswered();
                  }}
                >
                  {t('They are two people')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Tile>
    </section>
  );
}

const KEY = 'rollcall.different-people';

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}

const pairOf = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** Pairs marked as different on this device: not suggested again. */
function useDismissedDuplicates() {
  const [pairs, setPairs] = useState(read);
  const areDifferent = useCallback((one: number, other: number) => pairs.includes(pairOf(one, other)), [pairs]);
  const markDifferent = useCallback(
    (one: number, other: number) => {
      const next = [...pairs, pairOf(one, other)];
      setPairs(next);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Storage full or forbidden: remembered until the screen is left.
      }
    },
    [pairs],
  );
  return { areDifferent, markDifferent };
}

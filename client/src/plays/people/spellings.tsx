import { useMemo } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import type { Person } from '#shared/plays/people-contract.ts';
import { nameKey, tidyName } from '#shared/text/person-name.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import { useMergePeople } from './use-merge-people.ts';
import { t } from '#client/plays/words/words.ts';

interface SpellingsProps {
  person: Person;
  log: readonly LoggedPlay[];
}

/** A person's spellings; all but the displayed one can be split off. */
export function Spellings({ person: { id, name, spellings }, log }: SpellingsProps) {
  const { split, pending } = useMergePeople();
  const others = useMemo(
    () =>
      asWritten(
        spellings.filter((key) => key !== nameKey(name)),
        log,
      ),
    [log, name, spellings],
  );
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="spellings">
      <h2 id="spellings">{t('Also Written')}</h2>
      <ul className="flex flex-wrap gap-2">
        {others.map((spelling) => (
          <li
            className="flex min-h-11 items-center gap-1.5 rounded-md bg-tile px-3.5 text-sm font-semibold shadow-flat has-[button]:pe-0.5"
            key={spelling}
          >
            <bdi>{spelling}</bdi>
            <Button
              variant="ghost"
              size="sm"
              disabled={pending}
              aria-label={t('Split Off {spelling}', { spelling })}
              onClick={() => split(id, [spelling])}
            >
              {t('Split Off')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Spellings as in the latest play with each. */
function asWritten(keys: readonly string[], log: readonly LoggedPlay[]): string[] {
  const written = new Map<string, string>();
  for (const { results } of log) {
    for (const { name } of results) {
      const key = nameKey(name);
      if (!written.has(key)) written.set(key, tidyName(name));
    }
  }
  return keys.map((key) => written.get(key) ?? key);
}

import { Check, UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { includesAll, type Guest, withoutPeople, withPeople } from '../typed-guest-list.ts';
import type { useOfferedGuests } from '../use-offered-guests.ts';
import './chips.css';
import { t } from '#client/nights/words/words.ts';

interface GuestChipsProps {
  /** Guests to choose from. */
  guests: ReturnType<typeof useOfferedGuests>;
  /** The address text as typed. */
  text: string;
  onChange: (text: string) => void;
  /** A group was put on the list, or taken off it. */
  onGroup?: (groupId: number, isIn: boolean) => void;
}

/** Groups, and guests of the latest nights who are in no group: pressing adds them to the list or removes them. */
export function GuestChips({ guests: { groups, recent }, text, onChange, onGroup }: GuestChipsProps) {
  const offered = useMemo(
    () => groups.map(({ id, name, members }) => ({ id, name, members, isIn: includesAll(text, members) })),
    [groups, text],
  );
  const covered = new Set(offered.flatMap(({ isIn, members }) => (isIn ? members.map(({ email }) => email) : [])));
  const others = recent.filter(({ email }) => !covered.has(email));
  const toggle = (people: readonly Guest[], isIn: boolean) =>
    onChange(isIn ? withoutPeople(text, people) : withPeople(text, people));
  if (offered.length === 0 && recent.length === 0) return null;
  return (
    <div className="grid gap-3 sm:col-span-full">
      {offered.length > 0 ? (
        <div role="group" aria-label={t('Groups')} className="mt-1.5 flex flex-wrap gap-2">
          {offered.map(({ id, name, members, isIn }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={isIn}
              onClick={() => {
                toggle(members, isIn);
                onGroup?.(id, !isIn);
              }}
            >
              {isIn ? (
                <Check className="icon" aria-hidden="true" />
              ) : (
                <UsersRound className="icon" aria-hidden="true" />
              )}
              <bdi>{name}</bdi> <small className="num font-normal text-ink-2">{members.length}</small>
            </button>
          ))}
        </div>
      ) : null}
      {others.length > 0 ? (
        <div role="group" aria-labelledby="recent-guests">
          <p id="recent-guests" className="text-sm leading-[1.3] font-strong">
            {t('Lately at your table')}
          </p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {others.map((guest) => {
              const isIn = includesAll(text, [guest]);
              const name = guest.name ?? guest.email;
              return (
                <button
                  key={guest.email}
                  type="button"
                  className="chip"
                  aria-pressed={isIn}
                  title={guest.email}
                  onClick={() => toggle([guest], isIn)}
                >
                  <Avatar name={name} size="sm" />
                  <bdi>{name}</bdi>
                  {isIn ? <Check className="icon" aria-hidden="true" /> : null}
                </button>
              );
            })}
          </div>
        </div>
      ) : null}
    </div>
  );
}

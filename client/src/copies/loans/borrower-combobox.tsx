import { useQuery } from '@tanstack/react-query';
import { recentGuestsQuery } from '#client/nights/invitations-api.ts';
import { peopleQuery } from '#client/plays/people/api.ts';
import { Combobox } from '#client/ui/forms/combobox.tsx';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { type Borrower, borrowersFor } from './borrowers.ts';
import { t } from '#client/copies/words/words.ts';

interface BorrowerComboboxProps {
  value: string;
  onChange: (name: string) => void;
  onBlur: () => void;
  /** Called for a chosen person, after `onChange`. */
  onChoose: (borrower: Borrower) => void;
}

/** A name, completed from the guests of one's nights and the people of one's plays. */
export function BorrowerCombobox({ value, onChange, onChoose, ...field }: BorrowerComboboxProps) {
  const { data: people = [] } = useQuery(peopleQuery);
  const { data: guests = [] } = useQuery(recentGuestsQuery(null));
  const found = borrowersFor(value, guests, people);
  return (
    <Combobox
      {...field}
      value={value}
      onChange={onChange}
      maxLength={MAX_NAME_LENGTH}
      options={found}
      keyOf={({ name }) => name}
      onChoose={(borrower) => {
        onChange(borrower.name);
        onChoose(borrower);
      }}
      listLabel={t('People you play with')}
      status={t('{count, plural, one {# name} other {# names}}', { count: found.length })}
    >
      {({ name, email }) => (
        <>
          <span dir="auto">{name}</span>
          {email === null ? null : <small className="block truncate text-xs text-ink-2">{email}</small>}
        </>
      )}
    </Combobox>
  );
}

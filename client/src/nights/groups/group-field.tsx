import type { Ref } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import type { Group } from '#shared/nights/groups-contract.ts';
import { t } from '#client/nights/words/words.ts';

interface GroupFieldProps {
  /** Undefined while they load. */
  groups: readonly Pick<Group, 'id' | 'name'>[] | undefined;
  value: number | null;
  onChange: (groupId: number | null) => void;
  error: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

interface GroupFieldWords {
  label: string;
  none: string;
  optionOf?: (name: string) => string;
  hint: string;
}

/** A choice of one group or none; nothing for an owner without groups. */
function GroupField({
  groups,
  none,
  optionOf = String,
  value,
  onChange,
  ref,
  ...field
}: GroupFieldProps & GroupFieldWords) {
  if (!groups || (groups.length === 0 && value === null)) return null;
  const options = groups.map(({ id, name }) => ({ value: String(id), label: optionOf(name) }));
  const isGone = value !== null && !groups.some(({ id }) => id === value);
  return (
    <Field {...field} className="sm:col-span-full">
      <Select
        ref={ref}
        placeholder={none}
        options={isGone ? [...options, { value: String(value), label: t('A group that was deleted') }] : options}
        value={value === null ? '' : String(value)}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </Field>
  );
}

/** Whose night it is. */
export const NightGroupField = (props: GroupFieldProps) => (
  <GroupField
    {...props}
    label={t('Group')}
    none={t('No group')}
    hint={t('Channels of that group are told of the night. It invites nobody.')}
  />
);

/** The nights that a channel is told of. */
export const ChannelNightsField = (props: GroupFieldProps) => (
  <GroupField
    {...props}
    label={t('Which nights')}
    none={t('All nights')}
    optionOf={(name) => t('Only {name}', { name })}
    hint={t('The form of a night names its group, whoever is invited.')}
  />
);

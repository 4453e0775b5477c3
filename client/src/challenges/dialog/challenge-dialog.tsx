import { useMutation } from '@tanstack/react-query';
import { CaseUpper, Grid3x3, Images, Library, SlidersHorizontal, Target, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { t } from '#client/challenges/words/words.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Challenge } from '#shared/challenges/challenges-contract.ts';
import { MAX_CHALLENGE_NAME_LENGTH } from '#shared/limits/limits.ts';
import { addChallenge, changeChallenge } from '../api.ts';
import { challengeAdded, challengeFailed } from '../messages.ts';
import {
  type ChallengeFields,
  challengeOf,
  fieldsOf,
  type FormKind,
  newFields,
  suggestedName,
  type When,
} from './challenge-form.ts';
import { KindFields } from './kind-fields.tsx';

const KINDS = [
  { value: 'ten_by_ten', label: '10 x 10', description: t('Ten games, ten plays each'), icon: Grid3x3 },
  { value: 'different_games', label: '100 x 1', description: t('A hundred different games'), icon: Images },
  { value: 'alphabet', label: t('Alphabet'), description: t('A game for each letter'), icon: CaseUpper },
  { value: 'h_index', label: t('H-Index'), description: t('Games with as many plays'), icon: TrendingUp },
  { value: 'owned_games', label: t('Play What You Own'), description: t('Each game you own, once'), icon: Library },
  { value: 'own', label: t('Your Own Rule'), description: t('By tag or category'), icon: SlidersHorizontal },
] as const satisfies readonly { value: FormKind; [field: string]: unknown }[];

interface ChallengeDialogProps {
  /** The challenge to change, or the kind of a new one. */
  about: Challenge | FormKind;
  /** YYYY-MM-DD. */
  today: string;
  onClose: () => void;
  onSaved?: ((challenge: Challenge) => void) | undefined;
}

/** Begins a challenge, or changes one. */
export function ChallengeDialog({ about, today, onClose, onSaved }: ChallengeDialogProps) {
  const challenge = typeof about === 'string' ? null : about;
  const [fields, setFields] = useState(() =>
    typeof about === 'string' ? newFields(about, today) : fieldsOf(about, today),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = (changes: Partial<ChallengeFields>) => setFields((before) => ({ ...before, ...changes }));
  const saved = (one: Challenge) => {
    if (!challenge) toast(challengeAdded(one));
    onClose();
    onSaved?.(one);
  };
  const failed = (error: Error) => {
    const named = error instanceof ApiError ? error.fields : {};
    setErrors(named);
    if (Object.keys(named).length === 0) toast(challengeFailed(error));
    if (isNotFound(error)) onClose();
  };
  const add = useMutation({ ...addChallenge, onSuccess: saved, onError: failed });
  const replace = useMutation({ ...changeChallenge, onSuccess: saved, onError: failed });
  const save = () => {
    const written = challengeOf(fields, today);
    if (!challenge) add.mutate(written);
    else replace.mutate({ id: challenge.id, changes: { ...written, isArchived: challenge.archivedAt !== null } });
  };
  return (
    <FormDialog
      title={challenge ? t('Edit Challenge') : t('New Challenge')}
      description={t('Its progress follows from the plays that you log.')}
      submitLabel={challenge ? t('Save Changes') : t('Begin')}
      icon={Target}
      isPending={add.isPending || replace.isPending}
      onClose={onClose}
      onSubmit={save}
    >
      {challenge ? null : (
        <RadioCards
          legend={t('What is it about?')}
          look="stack"
          columns={3}
          options={KINDS}
          value={fields.kind}
          onChange={(kind) => setFields((before) => ({ ...newFields(kind, today), name: before.name }))}
        />
      )}
      <KindFields fields={fields} errors={errors} onChange={change} />
      <DaysFields fields={fields} errors={errors} onChange={change} />
      <Field label={t('Name')} required error={errors['name']}>
        <TextInput
          value={fields.name ?? suggestedName(fields, today)}
          maxLength={MAX_CHALLENGE_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

const YEARS: readonly { value: When; label: string }[] = [
  { value: 'this_year', label: t('This year') },
  { value: 'next_year', label: t('Next year') },
  { value: 'other_days', label: t('Other days') },
];
const ALL_TIME = { value: 'all_time', label: t('All time') } as const;

interface DaysFieldsProps {
  fields: ChallengeFields;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<ChallengeFields>) => void;
}

/** When plays count. */
function DaysFields({ fields, errors, onChange }: DaysFieldsProps) {
  return (
    <>
      <ChoiceChips
        legend={t('Which plays count?')}
        options={fields.kind === 'h_index' ? [ALL_TIME, ...YEARS] : YEARS}
        value={fields.when}
        onChange={(when) => onChange({ when })}
      />
      {fields.when === 'other_days' ? (
        <div className="grid grid-cols-1 gap-4.5 sm:grid-cols-2">
          <Field label={t('First day')} required error={errors['startsOn']}>
            <TextInput
              type="date"
              value={fields.startsOn}
              onChange={({ target }) => onChange({ startsOn: target.value })}
            />
          </Field>
          <Field label={t('Last day')} required error={errors['endsOn']}>
            <TextInput
              type="date"
              value={fields.endsOn}
              min={fields.startsOn}
              onChange={({ target }) => onChange({ endsOn: target.value })}
            />
          </Field>
        </div>
      ) : null}
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { t } from '#client/awards/words/words.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { startAwards } from './api.ts';
import * as messages from './messages.ts';
import { linesOf, SUGGESTED_TITLES } from './suggested-choices.ts';

interface StartAwardsDialogProps {
  groupId: number;
  year: number;
  games: readonly string[];
  people: readonly string[];
  onClose: () => void;
}

interface Errors {
  year?: string | undefined;
  titles?: string | undefined;
  games?: string | undefined;
  people?: string | undefined;
}

/** Titles, and what can be chosen for them. */
export function StartAwardsDialog({ groupId, year: suggestedYear, games, people, onClose }: StartAwardsDialogProps) {
  const [typed, setTyped] = useState({
    year: String(suggestedYear),
    forGames: SUGGESTED_TITLES.game.join('\n'),
    forPeople: SUGGESTED_TITLES.person.join('\n'),
    games: games.join('\n'),
    people: people.join('\n'),
  });
  const [errors, setErrors] = useState<Errors>({});
  const type = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const { mutate, isPending } = useMutation({
    ...startAwards,
    onSuccess: ({ year }) => {
      toast(messages.started(year));
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(byField(error.fields));
      toast(messages.failed(error));
    },
  });
  const start = () => {
    const titles = [
      ...linesOf(typed.forGames).map((title) => ({ title, about: 'game' as const })),
      ...linesOf(typed.forPeople).map((title) => ({ title, about: 'person' as const })),
    ];
    const year = Number(typed.year);
    const found = {
      year: Number.isInteger(year) && year >= 1900 && year < 2200 ? undefined : t('Please enter a year'),
      titles: titles.length === 0 ? t('Enter at least one title') : undefined,
    };
    setErrors(found);
    if (found.year || found.titles) return;
    mutate({ groupId, body: { year, titles, games: linesOf(typed.games), people: linesOf(typed.people) } });
  };
  return (
    <FormDialog
      title={t('Start a Vote')}
      description={t(
        'Everybody in the group votes once for each title, in secret. Titles and choices stay as they are once the vote is open.',
      )}
      submitLabel={t('Open the Vote')}
      icon={Trophy}
      isPending={isPending}
      onClose={onClose}
      onSubmit={start}
    >
      <Field label={t('Year')} required error={errors.year}>
        <TextInput inputMode="numeric" maxLength={4} autoComplete="off" {...type('year')} />
      </Field>
      <Field label={t('Titles for a game')} hint={t('One a line.')} error={errors.titles}>
        <TextArea rows={4} {...type('forGames')} />
      </Field>
      <Field
        label={t('Games to choose from')}
        hint={t('One a line: what you played that year, most plays first.')}
        error={errors.games}
      >
        <TextArea rows={6} {...type('games')} />
      </Field>
      <Field label={t('Titles for a person')} hint={t('One a line, or none.')}>
        <TextArea rows={2} {...type('forPeople')} />
      </Field>
      <Field label={t('People to choose from')} hint={t('One a line.')} error={errors.people}>
        <TextArea rows={4} {...type('people')} />
      </Field>
    </FormDialog>
  );
}

/** A title or choice that is refused shows its error at the list that it is in. */
const byField = (fields: Record<string, string>): Errors =>
  Object.fromEntries(Object.entries(fields).map(([field, error]) => [field.split('.')[0], error]));

import { withFullStop } from '#shared/text/with-full-stop.ts';
import { useMemo, useState } from 'react';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import type { Person } from '#shared/plays/people-contract.ts';
import type { LoggedPlay } from '../rules/play-log.ts';
import { performanceOf } from '../rules/player-performance.ts';
import { useMergePeople } from './use-merge-people.ts';
import { t } from '#client/plays/words/words.ts';

interface MergeDialogProps {
  person: Person;
  people: readonly Person[];
  log: readonly LoggedPlay[];
  onClose: () => void;
}

const FORM = 'merge-people';

/** Merges another person into this one. */
export function MergeDialog({ person, people, log, onClose }: MergeDialogProps) {
  const { merge, pending } = useMergePeople();
  const [otherId, setOtherId] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const options = useMemo(() => {
    const plays = new Map(performanceOf(log).map((one) => [one.person.id, one.gamesPlayed]));
    return people
      .filter(({ id }) => id !== person.id)
      .map(({ id, name }) => ({
        value: String(id),
        label: t('{count, plural, one {{name} (# play)} other {{name} (# plays)}}', {
          name,
          count: plays.get(id) ?? 0,
        }),
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  }, [log, people, person.id]);
  const other = people.find(({ id }) => String(id) === otherId);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('Merge with {name}', { name: person.name })}
      description={`${withFullStop(t('Plays of the other person count for {name}', { name: person.name }))} ${t('The plays themselves do not change, and you can undo this.')}`}
      footer={
        <DialogButtons onCancel={onClose} form={FORM} pending={pending} pendingLabel={t('Merging...')}>
          {t('Merge')}
        </DialogButtons>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsSubmitted(true);
          if (other) merge(person, other, onClose);
        }}
      >
        <Field
          label={t('The same person as')}
          required
          error={isSubmitted && !other ? t('Please choose somebody') : undefined}
        >
          <Select
            options={options}
            placeholder={t('Choose somebody')}
            value={otherId}
            onChange={(event) => setOtherId(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

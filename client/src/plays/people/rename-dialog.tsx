import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { Person } from '#shared/plays/people-contract.ts';
import { nameKey } from '#shared/text/person-name.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { peopleKeys, renamePerson } from './api.ts';
import * as messages from './messages.ts';
import { useMergePeople } from './use-merge-people.ts';
import { t } from '#client/plays/words/words.ts';

interface RenameDialogProps {
  person: Person;
  people: readonly Person[];
  onClose: () => void;
}

const FORM = 'rename-person';

/** Renames a person. If the name is taken, offers to merge. */
export function RenameDialog({ person, people, onClose }: RenameDialogProps) {
  const client = useQueryClient();
  const [name, setName] = useState(person.name);
  const [refused, setRefused] = useState<{ name: string; why: string } | null>(null);
  const { mutate, isPending } = useMutation(renamePerson);
  const { merge, pending: merging } = useMergePeople();
  const holder = people.find(({ id, spellings }) => id !== person.id && spellings.includes(nameKey(name)));
  const why = holder ? takenBy(holder) : refused?.name === name ? refused.why : null;

  const save = () =>
    mutate(
      { id: person.id, name },
      {
        onSuccess: (renamed) => {
          toast(messages.renamed(renamed.name));
          onClose();
        },
        onError: (problem) => {
          if (problem instanceof ApiError && problem.fields.name) setRefused({ name, why: problem.fields.name });
          else toast(limitMessageOr(messages.renameFailed, problem));
          if (problem instanceof ApiError && problem.status < 500)
            void client.invalidateQueries({ queryKey: peopleKeys.all });
        },
      },
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('Rename')}
      description={t('Plays keep what is written in them and show the new name.')}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {holder ? (
            <Button
              variant="primary"
              icon={Merge}
              pending={merging}
              pendingLabel={t('Merging...')}
              onClick={() => merge(person, holder, onClose)}
            >
              {t('Merge the Two')}
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={FORM} pending={isPending} pendingLabel={t('Saving...')}>
              {t('Save Name')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!holder) save();
        }}
      >
        <Field label={t('Name')} required error={why}>
          <TextInput
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const takenBy = ({ name }: Person): string =>
  t('Somebody you play with is {name} already. If they are the same person, merge the two.', { name });

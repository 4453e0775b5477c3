import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useHostedId } from '#client/organizations/use-host.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Group } from '#shared/nights/groups-contract.ts';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { readAddressList } from './address-list.ts';
import { addressLines } from './address-lines.ts';
import { saveGroup } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/nights/words/words.ts';

interface GroupDialogProps {
  /** Null for a new one. */
  group: Group | null;
  /** What a new one begins with. */
  suggested?: {
    name: string;
    members: readonly { email: string; name: string | null }[];
    /** Guests beyond the limit of a group. */
    leftOut: number;
  };
  onClose: () => void;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Name and members of a group; accepts addresses as copied from mail programs. */
export function GroupDialog({ group, suggested, onClose, onCloseAutoFocus }: GroupDialogProps) {
  const host = { for: useHostedId() };
  const [name, setName] = useState(group?.name ?? suggested?.name ?? '');
  const [before] = useState(() => addressLines(group?.members ?? suggested?.members ?? []));
  const [text, setText] = useState(before);
  const [errors, setErrors] = useState<{ name?: string | undefined; members?: string | undefined }>({});
  const done = (saved: Group) => {
    toast(messages.saved(saved, suggested?.leftOut));
    onClose();
  };
  const { mutate, isPending } = useMutation({
    ...saveGroup,
    onSuccess: done,
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.fields);
      toast(messages.failed(error));
    },
  });
  const save = () => {
    const { good, bad } = readAddressList(text);
    const found = {
      name: name.trim() === '' ? t('A name is required') : undefined,
      members: bad[0] ? t('{problem}: {line}', { problem: bad[0].problem, line: bad[0].text }) : undefined,
    };
    setErrors(found);
    if (found.name || found.members) return;
    if (group === null) return mutate({ host, id: null, group: { name, members: good } });
    // Only what was changed here: another host may have changed the rest since.
    const changes = { ...(name.trim() !== group.name && { name }), ...(text !== before && { members: good }) };
    if (Object.keys(changes).length === 0) done(group);
    else mutate({ id: group.id, group: changes });
  };
  return (
    <FormDialog
      onCloseAutoFocus={onCloseAutoFocus}
      title={group ? t('Edit Group') : t('Create Group')}
      description={t('No mail is sent. Members with an account find the group under Groups and can share their shelf.')}
      submitLabel={t('Save Group')}
      icon={Check}
      isPending={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <Field label={t('Name')} required error={errors.name}>
        <TextInput
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          placeholder={t('The Friday table')}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={t('E-mail addresses')} hint={t('One a line, with or without names.')} error={errors.members}>
        <TextArea
          value={text}
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          placeholder={'Ana Sá <ana@example.org>\nbo@example.org'}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </FormDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { MAX_CHANNEL_NAME_LENGTH } from '#shared/limits/limits.ts';
import type { Channel } from '#shared/nights/news/channels-contract.ts';
import { useHostedId } from '#client/organizations/use-host.ts';
import { ChannelNightsField } from '../groups/group-field.tsx';
import { useNightGroups } from '../groups/use-night-groups.ts';
import { changeChannel } from './api.ts';
import * as messages from './messages.ts';
import { settingsErrors } from './channel-errors.ts';
import { NewsChoice } from './news-choice.tsx';
import { t } from '#client/nights/words/words.ts';

/** Name, nights and news of a channel; another address is another channel. */
export function EditChannelDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const [name, setName] = useState(channel.name);
  const [news, setNews] = useState(channel.news);
  const [groupId, setGroup] = useState(channel.groupId);
  const groups = useNightGroups(useHostedId());
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending } = useMutation({
    ...changeChannel,
    onSuccess: (saved) => {
      toast(messages.saved(saved.name));
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.fields);
      toast(messages.failed(error));
    },
  });
  const save = () => {
    const found = settingsErrors({ name, news });
    setErrors(found);
    if (Object.keys(found).length === 0) mutate({ id: channel.id, name, news, groupId });
  };
  return (
    <FormDialog
      title={t('Edit Channel')}
      description={t('To post to another address, add a channel with it and delete this one.')}
      submitLabel={t('Save Channel')}
      icon={Check}
      isPending={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <Field label={t('Name')} required error={errors.name}>
        <TextInput
          value={name}
          maxLength={MAX_CHANNEL_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <ChannelNightsField groups={groups} value={groupId} onChange={setGroup} error={errors.groupId} />
      <NewsChoice value={news} onChange={setNews} error={errors.news} />
    </FormDialog>
  );
}

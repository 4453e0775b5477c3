import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useHostedId } from '#client/organizations/use-host.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { CHANNEL_KINDS, type ChannelKind, NEWS_KINDS } from '#shared/enums.ts';
import { MAX_CHANNEL_NAME_LENGTH, MAX_URL_LENGTH } from '#shared/limits/limits.ts';
import { CHANNEL_WORDS } from '#shared/nights/news/channel-targets.ts';
import { ChannelNightsField } from '../groups/group-field.tsx';
import { useNightGroups } from '../groups/use-night-groups.ts';
import { addChannel } from './api.ts';
import { newChannelErrors } from './channel-errors.ts';
import * as messages from './messages.ts';
import { NewsChoice } from './news-choice.tsx';
import { SecretField } from './secret-field.tsx';
import { makeSigningKey } from './signing-key.ts';
import { t } from '#client/nights/words/words.ts';

const KINDS = CHANNEL_KINDS.map((kind) => ({ value: kind, label: CHANNEL_WORDS[kind].name }));

/** Where news of the host's nights is to be posted: the kind, where to find its address, and what is told. */
export function AddChannelDialog({ onClose }: { onClose: () => void }) {
  const organizationId = useHostedId();
  const [kind, setKind] = useState<ChannelKind>('discord');
  const [target, setTarget] = useState('');
  const [token, setToken] = useState('');
  const [key, setKey] = useState(makeSigningKey);
  const [typedName, setName] = useState<string | null>(null);
  const [news, setNews] = useState([...NEWS_KINDS]);
  const [groupId, setGroup] = useState<number | null>(null);
  const groups = useNightGroups(organizationId);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const words = CHANNEL_WORDS[kind];
  const name = typedName ?? words.name;
  const { mutate, isPending } = useMutation({
    ...addChannel,
    onSuccess: (added) => {
      toast(messages.added(added.name));
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.fields);
      toast(messages.failed(error));
    },
  });
  const add = () => {
    const secret = kind === 'address' ? key.trim() : kind === 'telegram' ? token.trim() : null;
    const channel = { kind, name, target: target.trim(), secret, news, groupId };
    const found = newChannelErrors(channel);
    setErrors(found);
    if (Object.keys(found).length === 0) mutate({ for: organizationId, body: channel });
  };
  return (
    <FormDialog
      title={t('Add a Channel')}
      description={t('News waits about three minutes before it is posted, so that you can take it back.')}
      submitLabel={t('Add Channel')}
      icon={Plus}
      pendingLabel={t('Adding...')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={add}
    >
      <ChoiceChips
        legend={t('Where')}
        options={KINDS}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          setErrors({});
        }}
      />
      <p className="text-sm leading-body text-ink-2" aria-live="polite">
        {words.where}
      </p>
      <Field label={words.targetLabel} required error={errors.target}>
        <TextInput
          value={target}
          maxLength={MAX_URL_LENGTH}
          inputMode={kind === 'telegram' ? 'text' : 'url'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.placeholder}
          onChange={(event) => setTarget(event.target.value)}
        />
      </Field>
      {words.secretLabel === null ? null : (
        <SecretField
          label={words.secretLabel}
          value={kind === 'address' ? key : token}
          onChange={kind === 'address' ? setKey : setToken}
          isMade={kind === 'address'}
          error={errors.secret}
        />
      )}
      <Field label={t('Name')} required error={errors.name} hint={t('For you: it is not posted.')}>
        <TextInput
          value={name}
          maxLength={MAX_CHANNEL_NAME_LENGTH}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <ChannelNightsField groups={groups} value={groupId} onChange={setGroup} error={errors.groupId} />
      <NewsChoice value={news} onChange={setNews} error={errors.news} />
    </FormDialog>
  );
}

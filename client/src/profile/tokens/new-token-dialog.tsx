import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { ShownOnceDialog } from '#client/ui/layers/shown-once-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { RadioCards } from '#client/ui/forms/radio-cards.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { TOKEN_SCOPES, type TokenScope } from '#shared/enums.ts';
import { MAX_TOKEN_NAME_LENGTH } from '#shared/limits/limits.ts';
import { createToken } from './api.ts';
import * as messages from './messages.ts';
import { daysOf, EXPIRY_OPTIONS, SCOPE_LABELS, SCOPE_TEXTS } from './token-words.ts';
import { t } from '#client/profile/words/words.ts';

const SCOPES = TOKEN_SCOPES.map((value) => ({ value, label: SCOPE_LABELS[value], description: SCOPE_TEXTS[value] }));

/** Makes a token, and then shows it this one time. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [expiry, setExpiry] = useState('90');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (problem: string) => {
    setError(problem);
    input.current?.focus();
  };
  const {
    mutate,
    isPending,
    data: made,
  } = useMutation({
    ...createToken,
    onError: (failure) => {
      const problem = failure instanceof ApiError ? failure.fields.name : undefined;
      if (problem) refuse(problem);
      else toast(messages.notMade(failure));
    },
  });
  if (made) return <MadeToken token={made.token} name={made.name} onClose={onClose} />;
  return (
    <FormDialog
      title={t('New Token')}
      submitLabel={t('Make Token')}
      pendingLabel={t('Making...')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => {
        if (name.trim() === '') refuse(t('Please name the token'));
        else mutate({ name: name.trim(), scope, days: daysOf(expiry) });
      }}
    >
      <Field label={t('Name')} required error={error} hint={t('So that you know it again in the list.')}>
        <TextInput
          ref={input}
          value={name}
          maxLength={MAX_TOKEN_NAME_LENGTH}
          autoComplete="off"
          placeholder="Home Assistant"
          onChange={({ target }) => {
            setName(target.value);
            setError(null);
          }}
        />
      </Field>
      <RadioCards legend={t('What it may do')} options={SCOPES} value={scope} onChange={setScope} columns={1} />
      <ChoiceChips legend={t('Expires after')} options={EXPIRY_OPTIONS} value={expiry} onChange={setExpiry} />
    </FormDialog>
  );
}

const MadeToken = ({ token, name, onClose }: { token: string; name: string; onClose: () => void }) => (
  <ShownOnceDialog
    title={t('Token for {name}', { name })}
    label={t('Your token')}
    value={token}
    copyLabel={t('Copy Token')}
    copied={messages.tokenCopied}
    notCopied={messages.tokenNotCopied}
    onClose={onClose}
  />
);

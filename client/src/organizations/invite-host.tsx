import { useMutation } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { inviteHost } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/organizations/words/words.ts';

/** Invites a host by mail. After an error the input stays, with the message. */
export function InviteHost() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    ...inviteHost,
    onSuccess: (host) => {
      toast(messages.hostInvited(host.email));
      setEmail('');
    },
    onError: (failure) => {
      const isRefused = failure instanceof ApiError && failure.status < 500;
      const problem = isRefused ? (failure.fields.email ?? failure.reason) : null;
      if (problem) setError(problem);
      else toast(messages.failed(failure));
      input.current?.focus();
    },
  });
  return (
    <form
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        setError(email.trim() === '' ? t('Please enter an e-mail address') : null);
        if (email.trim() === '') input.current?.focus();
        else mutate(email.trim());
      }}
    >
      <Field
        label={t('E-mail address')}
        hint={t('They get a mail, and accept with an account that has this address.')}
        error={error ?? undefined}
      >
        <TextInput
          ref={input}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          placeholder="ben@example.org"
          onChange={({ target }) => {
            setEmail(target.value);
            setError(null);
          }}
        />
      </Field>
      {/* Beside the input, below its label. */}
      <Button
        className="sm:mt-6.75"
        type="submit"
        variant="act"
        icon={UserPlus}
        pending={isPending}
        pendingLabel={t('Inviting...')}
      >
        {t('Invite')}
      </Button>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTextDraft } from '#client/accounts/use-text-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { MessageAudience } from '#shared/enums.ts';
import { MAX_GUEST_NOTE_LENGTH } from '#shared/limits/limits.ts';
import { sendMessage } from './api.ts';
import { messageFailed, messageSent } from './messages.ts';
import { t } from '#client/nights/words/words.ts';

const AUDIENCES: readonly { value: MessageAudience; label: string }[] = [
  { value: 'coming', label: t('All who come') },
  { value: 'invited', label: t('All invited') },
];

/** Sends a message to a night's guests. The input stays until it is sent, also when the page is left. */
export function MessageForm({ eventId, isFinding }: { eventId: number; isFinding: boolean }) {
  const [text, setText] = useTextDraft(`message.${eventId}`);
  const [chosen, setAudience] = useState<MessageAudience>('coming');
  // Nobody comes before there is a date.
  const audience = isFinding ? 'invited' : chosen;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { mutate, isPending } = useMutation({
    ...sendMessage(eventId),
    onSuccess: ({ mailed, heldBack }) => {
      toast(messageSent(mailed, heldBack));
      setText('');
      setIsSubmitted(false);
    },
    onError: (error) => toast(messageFailed(error)),
  });
  return (
    <form
      noValidate
      className="grid justify-items-start gap-3.5 pb-4"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setIsSubmitted(true);
        if (text.trim() !== '') mutate({ audience, text });
      }}
    >
      {isFinding ? null : <ChoiceChips legend={t('To')} options={AUDIENCES} value={audience} onChange={setAudience} />}
      <Field
        className="w-full"
        label={t('Message')}
        error={isSubmitted && text.trim() === '' ? t('Please write something') : undefined}
        hint={t('Sent as a mail and shown on their page of the night. People who declined do not get it.')}
      >
        <TextArea
          rows={3}
          value={text}
          maxLength={MAX_GUEST_NOTE_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="act" icon={Send} pending={isPending} pendingLabel={t('Sending...')}>
        {t('Send Message')}
      </Button>
    </form>
  );
}

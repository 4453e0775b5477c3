import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTextDraft } from '#client/accounts/use-text-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { MAX_NIGHT_COMMENT_LENGTH } from '#shared/limits/limits.ts';
import { addComment } from './api.ts';
import { notWritten } from './messages.ts';

/** The host's field for a comment. What is typed stays until it is written. */
export function NightCommentForm({ eventId }: { eventId: number }) {
  const [text, setText] = useTextDraft(`comment.${eventId}`);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { mutate, isPending } = useMutation({
    ...addComment(eventId),
    onSuccess: () => {
      setText('');
      setIsSubmitted(false);
    },
    onError: (error) => toast(notWritten(error)),
  });
  const isEmpty = text.trim() === '';
  return (
    <form
      noValidate
      className="mt-4 grid justify-items-start gap-3.5"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setIsSubmitted(true);
        if (!isEmpty) mutate(text);
      }}
    >
      <Field
        className="w-full"
        label="Your comment"
        error={isSubmitted && isEmpty ? 'Please write something' : undefined}
        hint="Guests who have answered read it on their page; those who come get a mail a day at most."
      >
        <TextArea
          rows={2}
          value={text}
          maxLength={MAX_NIGHT_COMMENT_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" pending={isPending} pendingLabel="Sending...">
        Post Comment
      </Button>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTextDraft } from '#client/accounts/use-text-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { MAX_COMMENT_LENGTH } from '#shared/limits/limits.ts';
import { addComment } from './api.ts';
import { commentPosted, commentErrorText } from '../messages.ts';
import { t } from '#client/sharing/words/words.ts';

/** Writes a comment. The input stays until it is posted, also when the page is left. */
export function CommentForm({ shareId }: { shareId: string }) {
  const [text, setText] = useTextDraft(`comment.${shareId}`);
  const [error, setError] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useMutation({
    ...addComment(shareId),
    onSuccess: () => {
      setText('');
      setError(null);
      toast(commentPosted);
      area.current?.focus();
    },
    onError: (failure) => {
      setError(commentErrorText(failure));
      area.current?.focus();
    },
  });
  const post = () => {
    if (text.trim() !== '') return mutate(text);
    setError(t('Please write something first'));
    area.current?.focus();
  };
  return (
    <form
      noValidate
      className="grid w-full justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        post();
      }}
    >
      <Field
        className="w-full"
        label={t('Your comment')}
        hint={t('Shown with your first name, to everybody with the link.')}
        error={error ?? undefined}
      >
        <TextArea
          ref={area}
          rows={3}
          maxLength={MAX_COMMENT_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(null);
          }}
        />
      </Field>
      <Button variant="act" icon={Send} type="submit" pending={isPending} pendingLabel={t('Posting...')}>
        {t('Post Comment')}
      </Button>
    </form>
  );
}

import { useQuery, useMutation } from '@tanstack/react-query';
import { MessagesSquare, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { whenText } from '../night-text.ts';
import { changeEvent } from '../api.ts';
import { useNightMutation } from '../night-page/use-night-mutation.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import { COMMENT_DAYS, MAX_NIGHT_COMMENT_LENGTH } from '#shared/limits/limits.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { commentsState } from '#shared/nights/night-comments.ts';
import type { NightComment } from '#shared/nights/night-comments-contract.ts';
import { commentsQuery, removeComment, addComment } from './api.ts';
import { commentRemoved, notRemoved, notSwitched, notWritten } from './messages.ts';
import { useTextDraft } from '#client/accounts/use-text-draft.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { t } from '#client/nights/words/words.ts';

const NAMELESS = t('A guest');
const HEADING = 'night-comments';
/** Characters of a comment in the name of its button. */
const NAMED = 60;

/** What guests and host write to each other, with the switch for it. @param open initially, if comments are on */
export function NightComments({ event, open }: { event: Event; open: boolean }) {
  const { id, allowsComments } = event;
  const [isOpen, setIsOpen] = useState(open && allowsComments);
  const { data: comments = [] } = useQuery({ ...commentsQuery(id), enabled: allowsComments || isOpen });
  const state = commentsState(event, new Date());
  return (
    <Disclosure
      icon={MessagesSquare}
      title={t('Comments')}
      id={HEADING}
      side={allowsComments ? (comments.length > 0 ? comments.length : t('On')) : t('Off')}
      open={isOpen}
      onToggle={setIsOpen}
    >
      {comments.length > 0 ? <NightCommentList event={event} comments={comments} /> : null}
      {state === 'open' ? <NightCommentForm eventId={id} /> : null}
      {state === 'closed' ? (
        <p className="mt-3 text-sm text-ink-2">{t('Closed {days} days after the night.', { days: COMMENT_DAYS })}</p>
      ) : null}
      {event.status === 'cancelled' || state === 'closed' ? null : <CommentSwitch event={event} />}
    </Disclosure>
  );
}

function CommentSwitch({ event: { id, allowsComments, status } }: { event: Event }) {
  const { mutate, isPending } = useNightMutation(id, changeEvent, { failed: notSwitched });
  return (
    <Checkbox
      className="mt-4"
      label={t('Guests can comment')}
      description={
        status === 'finding_date'
          ? t(
              'Those who have answered, on their page once the date is set, until {days} days after the night. You get what they write in one mail, and can remove it.',
              { days: COMMENT_DAYS },
            )
          : t(
              'Those who have answered, on their page, until {days} days after the night. You get what they write in one mail, and can remove it.',
              { days: COMMENT_DAYS },
            )
      }
      checked={allowsComments}
      disabled={isPending}
      onChange={({ target }) => mutate({ id, changes: { allowsComments: target.checked } })}
    />
  );
}

function NightCommentList({ event, comments }: { event: Event; comments: readonly NightComment[] }) {
  const [toRemove, setToRemove] = useState<NightComment | null>(null);
  return (
    <>
      <ol className="mt-2 grid gap-3.5" aria-label={t('Comments')}>
        {comments.map((comment) => (
          <li key={comment.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
            <div>
              <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
                <b>
                  <bdi>{comment.author ?? NAMELESS}</bdi>
                </b>
                <span className="text-xs text-ink-2">{writtenText(comment, event)}</span>
              </p>
              <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                {comment.text}
              </p>
            </div>
            <IconButton
              icon={Trash2}
              tone="danger"
              label={t('Remove the comment of {name}: {text}', {
                name: comment.author ?? NAMELESS,
                text: comment.text.slice(0, NAMED),
              })}
              onClick={() => setToRemove(comment)}
            />
          </li>
        ))}
      </ol>
      {toRemove ? (
        <ConfirmDeletion
          subject={toRemove}
          deletion={removeComment(event.id)}
          title={t('Remove this comment?')}
          description={t('It is gone for its author and for all guests.')}
          confirmLabel={t('Remove Comment')}
          pendingLabel={t('Removing...')}
          onDeleted={() => toast(commentRemoved)}
          onFailed={(error) => toast(notRemoved(error))}
          onClose={() => setToRemove(null)}
          onFocusLost={() => document.getElementById(HEADING)?.focus()}
        />
      ) : null}
    </>
  );
}

function writtenText({ isHost, createdAt }: NightComment, { timeZone }: Event): string {
  const when = whenText(createdAt, timeZone, new Date());
  return isHost ? t('host, {when}', { when }) : when;
}

/** The host's field for a comment. What is typed stays until it is written. */
function NightCommentForm({ eventId }: { eventId: number }) {
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
        label={t('Your comment')}
        error={isSubmitted && isEmpty ? t('Please write something') : undefined}
        hint={t('Guests who have answered read it on their page; those who come get a mail a day at most.')}
      >
        <TextArea
          rows={2}
          value={text}
          maxLength={MAX_NIGHT_COMMENT_LENGTH}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" pending={isPending} pendingLabel={t('Sending...')}>
        {t('Post Comment')}
      </Button>
    </form>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Link2, Link2Off, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Disclosure } from '#client/ui/layout/disclosure.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { joinLinkQuery, setJoinLink } from '../../attendees-api.ts';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import * as messages from '../messages.ts';
import { t } from '#client/nights/words/words.ts';

const QUESTIONS = {
  off: {
    title: t('Switch Off the Link'),
    description: t(
      'The link stops working. People who joined by it stay on the list, and their own links keep working.',
    ),
    confirmLabel: t('Switch Off'),
  },
  new: {
    title: t('New Shared Link'),
    description: t('The old link stops working; share the new one. People who joined by it stay on the list.'),
    confirmLabel: t('Make New Link'),
  },
} as const;

/** The join link: everybody with it can join. Off by default. */
export function SharedLink({ event: { id, requiresApproval }, open }: { event: Event; open: boolean }) {
  const { data, isError } = useQuery(joinLinkQuery(id));
  const [question, setQuestion] = useState<'off' | 'new' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const switchedOff = useRef(false);
  const { mutate, isPending } = useMutation({
    ...setJoinLink(id),
    onError: () => {
      switchedOff.current = false;
      toast(messages.linkFailed);
    },
    onSettled: () => setQuestion(null),
  });
  const copy = async (url: string) => {
    if (await copyToClipboard(url)) toast(messages.sharedLinkCopied);
    else field.current?.select();
  };
  const url = data?.url ?? null;
  return (
    <Disclosure
      id="shared-link"
      icon={Link2}
      title={t('Shared Link')}
      {...(data && { side: url === null ? t('Off') : t('On') })}
      open={open}
    >
      <p className="mb-3 text-sm text-ink-2">
        {requiresApproval
          ? t('For a group chat: anybody who opens it can ask to come, and you let them in.')
          : t('For a group chat: anybody who opens it can put themselves on the list.')}
      </p>
      {url === null ? (
        <Button
          icon={Link2}
          disabled={!data || isError}
          pending={isPending}
          pendingLabel={t('Switching on...')}
          onClick={() => mutate('on')}
        >
          {t('Switch On')}
        </Button>
      ) : (
        <>
          <Field label={t('Shared link')} hideLabel>
            <TextInput ref={field} readOnly value={url} onFocus={(focused) => focused.target.select()} />
          </Field>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button className="px-3" icon={Copy} onClick={() => void copy(url)}>
              {t('Copy')}
            </Button>
            <Button className="px-3" variant="ghost" icon={RefreshCw} onClick={() => setQuestion('new')}>
              {t('New Link')}
            </Button>
            <Button className="px-3" variant="ghost-danger" icon={Link2Off} onClick={() => setQuestion('off')}>
              {t('Switch Off')}
            </Button>
          </div>
        </>
      )}
      {question ? (
        <ConfirmDialog
          open
          {...QUESTIONS[question]}
          tone={question === 'off' ? 'danger' : 'primary'}
          pending={isPending}
          pendingLabel={t('Saving...')}
          onOpenChange={(isOpen) => !isOpen && !isPending && setQuestion(null)}
          onConfirm={() => {
            switchedOff.current = question === 'off';
            mutate(question);
          }}
          onCloseAutoFocus={(closing) => {
            // The button that asked is gone then.
            if (!switchedOff.current) return;
            closing.preventDefault();
            document.getElementById('shared-link')?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </Disclosure>
  );
}

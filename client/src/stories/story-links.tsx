import { useMutation } from '@tanstack/react-query';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { t } from '#client/stories/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { SharedStory } from '#shared/stories/stories-contract.ts';
import { stopSharingStory } from './api.ts';
import * as messages from './messages.ts';

/** What is shared already, this story first. */
export function StoryLinks({ links, current }: { links: readonly SharedStory[]; current: SharedStory | undefined }) {
  const region = useRef<HTMLElement>(null);
  const ordered = links.toSorted((a, b) => Number(b === current) - Number(a === current));
  return (
    <section
      ref={region}
      tabIndex={-1}
      className="mt-5 border-t border-t-line pt-4 focus:outline-none"
      aria-labelledby="story-links"
    >
      <h3 id="story-links">{t('Shared by a link')}</h3>
      <ul className="mt-2 grid gap-4">
        {ordered.map((link) => (
          <LinkRow key={link.id} link={link} isOpen={link === current} onGone={() => region.current?.focus()} />
        ))}
      </ul>
    </section>
  );
}

interface LinkRowProps {
  link: SharedStory;
  /** Of the story that is shown. */
  isOpen: boolean;
  onGone: () => void;
}

function LinkRow({ link: { id, shareId, title, range }, isOpen, onGone }: LinkRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const address = `${location.origin}/stories/${shareId}`;
  const { mutate, isPending } = useMutation({
    ...stopSharingStory,
    onSuccess: () => {
      toast(messages.stopped);
      onGone();
    },
    onError: (error) => toast(messages.stopFailed(error)),
  });
  const copy = async () => {
    if (await copyToClipboard(address)) toast(messages.linkCopied);
    else field.current?.select();
  };
  return (
    <li className="grid gap-2">
      <b className="wrap-anywhere" dir="auto">
        {title}
      </b>
      {isOpen ? (
        <Field label={t('Link to {title}', { title })} hideLabel>
          <TextInput ref={field} readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="act"
          icon={Copy}
          aria-label={t('Copy Link to {title}, {range}', { title, range })}
          onClick={() => void copy()}
        >
          {t('Copy Link')}
        </Button>
        <Button
          size="sm"
          icon={ExternalLink}
          href={address}
          target="_blank"
          aria-label={t('Open {title}, {range}', { title, range })}
        >
          {t('Open')}
        </Button>
        <Button
          size="sm"
          variant="ghost-danger"
          icon={Trash2}
          pending={isPending}
          aria-label={t('Stop Sharing {title}, {range}', { title, range })}
          onClick={() => mutate({ id })}
        >
          {t('Stop Sharing')}
        </Button>
      </div>
    </li>
  );
}

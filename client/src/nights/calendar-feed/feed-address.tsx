import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { changeCalendarFeed } from './api.ts';
import { addressCopied, addressNotCopied, addressReplaced, feedNotChanged, feedSwitchedOff } from './messages.ts';
import { webcalAddress } from './webcal.ts';
import { rich, t } from '#client/nights/words/words.ts';

const QUESTIONS = {
  new: {
    title: t('Replace the address?'),
    description: t('Calendars that use the old address stop updating until you give them the new one.'),
    confirmLabel: t('Replace It'),
    pendingLabel: t('Replacing...'),
    done: addressReplaced,
  },
  off: {
    title: t('Switch the calendar off?'),
    description: t('Calendars that use this address stop updating. Your nights stay as they are.'),
    confirmLabel: t('Switch It Off'),
    pendingLabel: t('Switching off...'),
    done: feedSwitchedOff,
  },
} as const;

const strong = (inner: ReactNode) => <strong className="text-ink">{inner}</strong>;

/** The URL with instructions, and buttons to replace or disable it. */
export function FeedAddress({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [openQuestion, setOpenQuestion] = useState<keyof typeof QUESTIONS | null>(null);
  const [shown, setShown] = useState<keyof typeof QUESTIONS>('new');
  const { mutate, isPending } = useMutation(changeCalendarFeed);
  const ask = (what: keyof typeof QUESTIONS) => {
    setShown(what);
    setOpenQuestion(what);
  };
  const { done, ...question } = QUESTIONS[shown];
  const change = () =>
    mutate(shown, {
      onSuccess: () => {
        setOpenQuestion(null);
        toast(done);
      },
      onError: () => void toast(feedNotChanged),
    });
  const copy = async () => {
    const isCopied = await copyToClipboard(url);
    if (!isCopied) input.current?.select();
    toast(isCopied ? addressCopied : addressNotCopied);
  };
  return (
    <>
      <Field label={t('Private address')} hint={t('Anyone with this address can see your nights. Keep it private.')}>
        <TextInput ref={input} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button className="max-xs:flex-[1_1_100%]" icon={Copy} onClick={() => void copy()}>
          {t('Copy Address')}
        </Button>
        <Button className="max-xs:flex-[1_1_100%]" icon={CalendarPlus} href={webcalAddress(url)}>
          {t('Open in Calendar App')}
        </Button>
        <Button className="max-xs:flex-[1_1_100%]" variant="ghost" onClick={() => ask('new')}>
          {t('Replace Address')}
        </Button>
        <Button className="max-xs:flex-[1_1_100%]" variant="ghost-danger" onClick={() => ask('off')}>
          {t('Switch Off')}
        </Button>
      </div>
      <ul className="grid gap-1.5 text-ink-2">
        <li>
          {rich('<b>Google Calendar</b>: on a computer, Other calendars, the plus sign, From URL.', { b: strong })}
        </li>
        <li>
          {rich('<b>Apple Calendar</b>: File, New Calendar Subscription. On a phone, the button above.', { b: strong })}
        </li>
        <li>{rich('<b>Outlook</b>: Add calendar, Subscribe from web.', { b: strong })}</li>
      </ul>
      <ConfirmDialog
        {...question}
        open={openQuestion !== null}
        onOpenChange={(open) => setOpenQuestion(open ? shown : null)}
        tone={shown === 'off' ? 'danger' : 'primary'}
        pending={isPending}
        onConfirm={change}
      />
    </>
  );
}

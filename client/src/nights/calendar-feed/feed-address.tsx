import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { changeCalendarFeed } from './api.ts';
import { addressCopied, addressNotCopied, addressReplaced, feedNotChanged, feedSwitchedOff } from './messages.ts';
import { webcalAddress } from './webcal.ts';

const QUESTIONS = {
  new: {
    title: 'Replace the address?',
    description: 'Calendars that use the old address stop updating until you give them the new one.',
    confirmLabel: 'Replace It',
    pendingLabel: 'Replacing...',
    done: addressReplaced,
  },
  off: {
    title: 'Switch the calendar off?',
    description: 'Calendars that use this address stop updating. Your nights stay as they are.',
    confirmLabel: 'Switch It Off',
    pendingLabel: 'Switching off...',
    done: feedSwitchedOff,
  },
} as const;

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
      <Field label="Private address" hint="Anyone with this address can see your nights. Keep it private.">
        <TextInput ref={input} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button className="max-xs:flex-[1_1_100%]" icon={Copy} onClick={() => void copy()}>
          Copy Address
        </Button>
        <Button className="max-xs:flex-[1_1_100%]" icon={CalendarPlus} href={webcalAddress(url)}>
          Open in Calendar App
        </Button>
        <Button className="max-xs:flex-[1_1_100%]" variant="ghost" onClick={() => ask('new')}>
          Replace Address
        </Button>
        <Button className="max-xs:flex-[1_1_100%]" variant="ghost-danger" onClick={() => ask('off')}>
          Switch Off
        </Button>
      </div>
      <ul className="grid gap-1.5 text-ink-2">
        <li>
          <strong className="text-ink">Google Calendar</strong>: on a computer, Other calendars, the plus sign, From
          URL.
        </li>
        <li>
          <strong className="text-ink">Apple Calendar</strong>: File, New Calendar Subscription. On a phone, the button
          above.
        </li>
        <li>
          <strong className="text-ink">Outlook</strong>: Add calendar, Subscribe from web.
        </li>
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

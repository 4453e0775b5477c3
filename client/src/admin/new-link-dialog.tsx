import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { MAX_LINK_DAYS, MAX_LINK_USES } from '#shared/admin/site-contract.ts';
import { makeLink } from './api.ts';
import * as messages from './messages.ts';

const FORM = 'new-link';

/** Makes a sign-up link, and then shows it this one time. */
export function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState('7');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const {
    mutate,
    isPending,
    data: made,
  } = useMutation({
    ...makeLink,
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.fields);
      toast(messages.failed(error));
    },
  });
  const submit = () => {
    const found = {
      ...(!isWhole(uses, MAX_LINK_USES) && { uses: `Please enter a number from 1 to ${MAX_LINK_USES}` }),
      ...(!isWhole(days, MAX_LINK_DAYS) && { days: `Please enter a number from 1 to ${MAX_LINK_DAYS}` }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) mutate({ uses: Number(uses), days: Number(days) });
  };
  if (made) return <MadeLink url={made.url} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size="sm"
      title="New Sign-Up Link"
      footer={
        <DialogButtons onCancel={onClose} form={FORM} pending={isPending} pendingLabel="Making...">
          Make Link
        </DialogButtons>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) submit();
        }}
      >
        <Field label="Accounts" required error={errors.uses} hint="How many people may create an account with it.">
          <NumberInput value={uses} onChange={({ target }) => setUses(target.value)} />
        </Field>
        <Field label="Days" required error={errors.days} hint="How long it works.">
          <NumberInput value={days} onChange={({ target }) => setDays(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

const isWhole = (text: string, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;

function MadeLink({ url, onClose }: { url: string; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyToClipboard(url);
    if (!isCopied) input.current?.select();
    toast(
      isCopied
        ? messages.done('Link copied', 'Send it to whom you want to create an account.')
        : { title: 'Not copied', description: 'Select the link and copy it by hand.', variant: 'destructive' },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepsChanges
      size="sm"
      title="Sign-Up Link"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        input.current?.focus();
      }}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button variant="primary" icon={Copy} onClick={() => void copy()}>
            Copy Link
          </Button>
        </>
      }
    >
      <Field label="The link" hint="Copy it now: it is not shown again.">
        <TextInput
          ref={input}
          readOnly
          value={url}
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
    </Dialog>
  );
}

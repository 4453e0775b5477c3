import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Passkey } from '#shared/accounts/passkeys-contract.ts';
import { removePasskey } from './api.ts';
import * as messages from './messages.ts';
import { factsText, passkeyText } from './passkey-text.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { t } from '#client/profile/words/words.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  /** The row is removed, and with it the focused button. */
  onRemoved: () => void;
}

/** A passkey, with buttons to rename and remove it. */
export function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { id, name } = passkey;
  const close = () => setOpen(null);
  const called = passkeyText(passkey);
  return (
    <li className="flex items-center gap-x-4 border-t border-t-line py-3 last:pb-0">
      <Fingerprint className="icon h-5.5 w-5.5 flex-none text-ink-2" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-sans text-md leading-[1.35] font-strong tracking-normal wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm leading-body text-ink-2">{factsText(passkey)}</p>
      </div>
      <div className="flex flex-none">
        <IconButton
          icon={Pencil}
          label={t('Rename {passkey}', { passkey: called })}
          onClick={() => setOpen('rename')}
        />
        <IconButton
          icon={Trash2}
          tone="danger"
          label={t('Remove {passkey}', { passkey: called })}
          onClick={() => setOpen('remove')}
        />
      </div>
      {open === 'rename' ? <RenamePasskeyDialog passkey={passkey} onClose={close} /> : null}
      {open === 'remove' ? (
        <ConfirmDeletion
          subject={id}
          deletion={removePasskey}
          title={t('Remove {name}?', { name })}
          description={t('It signs nobody in any more. Codes by mail work as before.')}
          confirmLabel={t('Remove Passkey')}
          pendingLabel={t('Removing...')}
          onClose={close}
          onDeleted={() => toast(messages.removed(name))}
          onFailed={(error) => toast(messages.removeFailed(error, name))}
          onFocusLost={onRemoved}
        />
      ) : null}
    </li>
  );
}

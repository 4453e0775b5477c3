import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { EventTemplate } from '#shared/contracts/templates.ts';
import { deleteTemplate } from '../api.ts';
import * as messages from '../messages.ts';

interface DeleteTemplateDialogProps {
  template: EventTemplate;
  onClose: () => void;
  /** Its card is gone, so the focus goes elsewhere. */
  onFocusLost: () => void;
}

/** Asks once; the nights that it has made stay. */
export function DeleteTemplateDialog({ template, onClose, onFocusLost }: DeleteTemplateDialogProps) {
  const isDeleted = useRef(false);
  const { mutate, isPending } = useMutation({
    ...deleteTemplate,
    onSuccess: () => {
      toast(messages.templateDeleted(template));
      isDeleted.current = true;
      onClose();
    },
    onError: (error) => toast(messages.deleteFailed(error)),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete "${template.name}"?`}
      description="It makes no further nights. Those that it has made stay, with everybody on their lists."
      confirmLabel="Delete Template"
      onConfirm={() => mutate(template)}
      pending={isPending}
      pendingLabel="Deleting..."
      onCloseAutoFocus={(event) => {
        if (!isDeleted.current) return;
        event.preventDefault();
        onFocusLost();
      }}
    />
  );
}

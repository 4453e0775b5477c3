import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';
import { deleteTemplate } from './api.ts';
import * as messages from './messages.ts';

interface DeleteTemplateDialogProps {
  template: EventTemplate;
  onClose: () => void;
  /** Its card was removed, so focus must move. */
  onFocusLost: () => void;
}

/** Asks for confirmation; created nights stay. */
export function DeleteTemplateDialog({ template, ...handlers }: DeleteTemplateDialogProps) {
  return (
    <ConfirmDeletion
      subject={template}
      deletion={deleteTemplate}
      title={`Delete "${template.name}"?`}
      description="It creates no more nights. The nights it has created stay, with their guest lists."
      confirmLabel="Delete Template"
      onDeleted={() => toast(messages.templateDeleted(template))}
      onFailed={(error) => toast(messages.deleteFailed(error))}
      {...handlers}
    />
  );
}

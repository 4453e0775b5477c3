import { useIsMutating } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { playKeys } from '#client/lib/play-keys.ts';
import { Button } from '#client/ui/forms/button.tsx';

interface PlayFormFooterProps {
  formId: string;
  submit: Ref<HTMLButtonElement>;
  /** New, not an existing play. */
  isNew: boolean;
  /** Asks before deleting a recorded play; absent for an unsent one. */
  onDelete: (() => void) | undefined;
  onCancel: () => void;
}

/** The buttons of a play's form. */
export function PlayFormFooter({ formId, submit, isNew, onDelete, onCancel }: PlayFormFooterProps) {
  const pending = useIsMutating({ mutationKey: playKeys.write }) > 0;
  return (
    <>
      {onDelete ? (
        <Button
          variant="ghost-danger"
          icon={Trash2}
          onClick={onDelete}
          disabled={pending}
          className="mr-auto max-sm:flex-initial"
        >
          Delete
        </Button>
      ) : null}
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        ref={submit}
        type="submit"
        form={formId}
        variant="primary"
        icon={Check}
        pending={pending}
        pendingLabel={isNew ? 'Recording...' : 'Saving...'}
      >
        {isNew ? 'Record Session' : 'Save Changes'}
      </Button>
    </>
  );
}

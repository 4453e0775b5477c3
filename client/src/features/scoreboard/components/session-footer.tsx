import { useIsMutating } from '@tanstack/react-query';
import { Check, Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { playKeys } from '#client/entities/plays/api.ts';
import { Button } from '#client/ui/button.tsx';

interface SessionFooterProps {
  formId: string;
  submit: Ref<HTMLButtonElement>;
  /** New, not an existing session. */
  isNew: boolean;
  /** Asks before deleting a recorded session; absent for an unsent one. */
  onDelete: (() => void) | undefined;
  onCancel: () => void;
}

/** The buttons of a session's form. */
export function SessionFooter({ formId, submit, isNew, onDelete, onCancel }: SessionFooterProps) {
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

import { Lock, RefreshCw } from 'lucide-react';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/button.tsx';

interface GenerateButtonProps {
  /** The free view already has its results. */
  locked: boolean;
  pending: boolean;
  onPress: () => void;
}

/** 'Generate New', or the plan that it needs. */
export function GenerateButton({ locked, pending, onPress }: GenerateButtonProps) {
  const button = useFocusAfterPending(pending);
  return (
    <Button
      ref={button}
      icon={locked ? Lock : RefreshCw}
      disabled={locked}
      pending={pending}
      pendingLabel="Generating..."
      onClick={onPress}
    >
      {locked ? 'Premium Required' : 'Generate New'}
    </Button>
  );
}

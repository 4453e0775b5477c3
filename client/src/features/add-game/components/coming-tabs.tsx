import { FileUp, Link2, PencilLine, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { IconType } from '#client/ui/icon-type.ts';

interface ComingTabProps {
  onManualEntry: () => void;
}

export function PopularGamesToCome(props: ComingTabProps) {
  return (
    <ToCome {...props} icon={TrendingUp} title="Popular Games">
      Soon two thousand well-loved games wait here, each one press away from your shelf.
    </ToCome>
  );
}

export function ImportFromUrlToCome(props: ComingTabProps) {
  return (
    <ToCome {...props} icon={Link2} title="Import from URL">
      Soon you paste the address of a game's page here, and the form fills itself in.
    </ToCome>
  );
}

interface ToComeProps extends ComingTabProps {
  icon: IconType;
  title: string;
  children: ReactNode;
}

/** What a tab will do, and the two ways that work today. */
function ToCome({ icon, title, children, onManualEntry }: ToComeProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <>
          <Button variant="primary" icon={PencilLine} onClick={onManualEntry}>
            Enter a Game by Hand
          </Button>
          <Button icon={FileUp} href="/import">
            Bring your BoardGameGeek collection
          </Button>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}

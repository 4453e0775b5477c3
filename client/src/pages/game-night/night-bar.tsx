import { ArrowLeft, Ban, CopyPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { editAddress, listAddress } from '#client/entities/nights/nights-view.ts';
import { SaveAsGroupItem } from '#client/features/groups/save-as-group-item.tsx';
import { SaveAsTemplateItem } from '#client/features/night-templates/save-as-template-item.tsx';
import { Button } from '#client/ui/button.tsx';
import { DropdownMenu, MenuItem } from '#client/ui/dropdown-menu.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Event } from '#shared/contracts/events.ts';
import type { NightState } from '#client/features/game-night/night-state.ts';
import { CancelDialog } from '#client/features/game-night/components/cancel-dialog.tsx';
import { DeleteDialog } from '#client/features/game-night/components/delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

interface NightBarProps {
  event: Event;
  state: NightState;
  /** Invited guests. */
  invited: number;
}

const MORE = 'night-more';
const focusMore = (event: globalThis.Event) => {
  event.preventDefault();
  document.getElementById(MORE)?.focus({ preventScroll: true });
};

/** The back link, and actions on the night as a whole. */
export function NightBar({ event, state, invited }: NightBarProps) {
  const [open, setOpen] = useState<'delete' | 'cancel' | 'duplicate' | null>(null);
  const close = () => setOpen(null);
  const told = state === 'coming' ? invited : 0;
  return (
    <div className="night-bar mt-[calc(-1_*_var(--sp-2))] mb-4 flex flex-wrap items-center justify-between gap-2 max-phone:gap-0">
      <Button variant="ghost" size="sm" icon={ArrowLeft} href={listAddress(event.eventType)}>
        Events
      </Button>
      <div className="night-bar-actions flex items-center gap-1 max-phone:gap-0">
        {state === 'cancelled' ? (
          <Button size="sm" icon={CopyPlus} onClick={() => setOpen('duplicate')}>
            Duplicate
          </Button>
        ) : (
          <>
            <Button size="sm" icon={Pencil} href={editAddress(event.id)}>
              Edit Event
            </Button>
            <DropdownMenu trigger={<IconButton id={MORE} icon={Ellipsis} label="More to do with this event" />}>
              <MenuItem icon={CopyPlus} onSelect={() => setOpen('duplicate')}>
                Duplicate...
              </MenuItem>
              <SaveAsTemplateItem event={event} />
              <SaveAsGroupItem event={event} />
              {state === 'coming' ? (
                <MenuItem icon={Ban} tone="danger" onSelect={() => setOpen('cancel')}>
                  Cancel Event...
                </MenuItem>
              ) : null}
            </DropdownMenu>
          </>
        )}
        <Button variant="ghost-danger" size="sm" icon={Trash2} onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      {open === 'delete' ? <DeleteDialog event={event} told={told} onClose={close} /> : null}
      {open === 'cancel' ? (
        <CancelDialog event={event} told={told} onClose={close} onCloseAutoFocus={focusMore} />
      ) : null}
      {open === 'duplicate' ? (
        <DuplicateDialog
          event={event}
          onClose={close}
          onCloseAutoFocus={state === 'cancelled' ? undefined : focusMore}
        />
      ) : null}
    </div>
  );
}

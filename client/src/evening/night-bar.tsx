import { ArrowLeft, Ban, CalendarSearch, CopyPlus, Ellipsis, Pencil, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { Host } from '#client/organizations/host.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { editAddress, listAddress } from '#client/nights/nights-view.ts';
import { SaveAsTemplateItem } from '#client/nights/templates/save-as-template-item.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { DropdownMenu, MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import type { NightState } from '#client/nights/night-page/night-state.ts';
import { CancelDialog } from '#client/nights/night-page/components/cancel-dialog.tsx';
import { DeleteDialog } from '#client/nights/night-page/components/delete-dialog.tsx';
import { DuplicateDialog } from '#client/nights/night-page/components/duplicate-dialog.tsx';
import { t } from '#client/evening/words/words.ts';

/* Loaded for nights that find their date, or found it by one. */
const ChangeDatesButton = lazy(async () => ({
  default: (await import('#client/nights/date-polls/poll/change-dates-button.tsx')).ChangeDatesButton,
}));
const ReopenDialog = lazy(async () => ({
  default: (await import('#client/nights/date-polls/poll/reopen-dialog.tsx')).ReopenDialog,
}));

const SaveAsGroupDialog = lazy(async () => ({
  default: (await import('#client/nights/groups/save-as-group-dialog.tsx')).SaveAsGroupDialog,
}));

interface NightBarProps {
  event: Event;
  state: NightState;
  host: Host;
  /** It can still be cancelled. */
  isAhead: boolean;
  /** Number of guests who are told if it is cancelled or deleted. */
  notified: number;
  /** Guests know of it. */
  isKnown: boolean;
  canReopenDate: boolean;
}

const MORE = 'night-more';
const focusMore = (event: globalThis.Event) => {
  event.preventDefault();
  document.getElementById(MORE)?.focus({ preventScroll: true });
};

/** The back link, and actions on the night as a whole. */
export function NightBar({ event, state, host, isAhead, notified, isKnown, canReopenDate }: NightBarProps) {
  const [open, setOpen] = useState<'delete' | 'cancel' | 'duplicate' | 'reopen' | 'group' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="mt-[calc(-1_*_var(--sp-2))] mb-4 flex flex-wrap items-center justify-between gap-2 max-phone:gap-0 max-sm:[&_.btn]:px-2.25">
      <Button variant="ghost" size="sm" icon={ArrowLeft} href={listAddress(event.eventType)}>
        {t('Events')}
      </Button>
      <div className="flex items-center gap-1 max-phone:gap-0 max-phone:[&_.btn_.icon]:hidden">
        {state === 'cancelled' ? (
          <Button size="sm" icon={CopyPlus} onClick={() => setOpen('duplicate')}>
            {t('Duplicate')}
          </Button>
        ) : (
          <>
            {state === 'finding' ? (
              <Suspense fallback={null}>
                <ChangeDatesButton event={event} host={host} />
              </Suspense>
            ) : (
              <Button size="sm" icon={Pencil} href={editAddress(event.id)}>
                {t('Edit Event')}
              </Button>
            )}
            <DropdownMenu trigger={<IconButton id={MORE} icon={Ellipsis} label={t('More to do with this event')} />}>
              {state === 'finding' ? (
                <MenuItem icon={Pencil} href={editAddress(event.id)}>
                  {t('Edit Event')}
                </MenuItem>
              ) : null}
              {canReopenDate ? (
                <MenuItem icon={CalendarSearch} onSelect={() => setOpen('reopen')}>
                  {t('Open the Date Again...')}
                </MenuItem>
              ) : null}
              <MenuItem icon={CopyPlus} onSelect={() => setOpen('duplicate')}>
                {t('Duplicate...')}
              </MenuItem>
              <SaveAsTemplateItem event={event} />
              <MenuItem icon={UsersRound} onSelect={() => setOpen('group')}>
                {t('Save Guests as Group...')}
              </MenuItem>
              {isAhead ? (
                <MenuItem icon={Ban} tone="danger" onSelect={() => setOpen('cancel')}>
                  {t('Cancel Event...')}
                </MenuItem>
              ) : null}
            </DropdownMenu>
          </>
        )}
        <Button variant="ghost-danger" size="sm" icon={Trash2} onClick={() => setOpen('delete')}>
          {t('Delete')}
        </Button>
      </div>
      {open === 'delete' ? <DeleteDialog event={event} notified={notified} onClose={close} /> : null}
      {open === 'cancel' ? (
        <CancelDialog
          event={event}
          notified={notified}
          isKnown={isKnown}
          onClose={close}
          onCloseAutoFocus={focusMore}
        />
      ) : null}
      {open === 'reopen' ? (
        <Suspense fallback={null}>
          <ReopenDialog event={event} isKnown={isKnown} onClose={close} onCloseAutoFocus={focusMore} />
        </Suspense>
      ) : null}
      {open === 'group' ? (
        <Suspense fallback={null}>
          <SaveAsGroupDialog event={event} onClose={close} onCloseAutoFocus={focusMore} />
        </Suspense>
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

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { longDayOf } from '../date-option-text.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { dismissToast, toast } from '#client/ui/layers/toast.ts';
import type { DateOption } from '#shared/nights/date-polls/date-polls-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { setDate, undoSetting } from './api.ts';
import * as messages from './messages.ts';

/** Sets a date, with an undo before anybody is notified. @param mails that go out */
export function useSetDate({ id, timeZone }: Event, mails: number) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: eventKeys.one(id) });
  const { mutate: undo, isPending: isUndoing } = useMutation({
    ...undoSetting(id),
    onSuccess: () => toast(messages.settingUndone),
    onError: (error) => {
      toast(messages.undoFailed(error));
      refresh();
    },
  });
  const { mutate, isPending, isSuccess } = useMutation({
    ...setDate(id),
    onError: (error) => {
      toast(messages.settingFailed(error));
      refresh();
    },
  });
  const set = (option: DateOption, anyway: boolean) =>
    mutate(
      { optionId: option.id, anyway },
      {
        onSuccess: () => {
          const shown = toast(
            messages.dateIsSet(longDayOf(option.startsAt, timeZone), mails, () => {
              dismissToast(shown);
              undo();
            }),
          );
        },
      },
    );
  return { set, undo: () => undo(), isPending: isPending || isUndoing, hasSet: isPending || isSuccess };
}

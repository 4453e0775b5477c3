import { useMutation } from '@tanstack/react-query';
import { toast } from '#client/ui/layers/toast.ts';
import { changeTemplate, skipNight } from './api.ts';
import * as messages from './messages.ts';
import { shortDayText } from './repeat-text.ts';

/** Skips one night, with undo. */
export function useSkipping(now: Date) {
  const { mutate: restore } = useMutation({
    ...changeTemplate,
    onError: (error) => toast(messages.saveFailed(error)),
  });
  return useMutation({
    ...skipNight,
    onSuccess: (template, { date }) => {
      toast(messages.nightSkipped(shortDayText(date, now), () => restore({ template, changes: { nextDate: date } })));
    },
    onError: (error) => toast(messages.saveFailed(error)),
  });
}

/** Pauses or resumes a template. */
export const usePausing = () =>
  useMutation({
    ...changeTemplate,
    onSuccess: (template) => toast(messages.pausedOrResumed(template)),
    onError: (error) => toast(messages.saveFailed(error)),
  });

import { useMutation } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { MenuItem } from '#client/ui/layers/dropdown-menu.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { saveAsTemplate } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/nights/words/words.ts';

/** Creates a template from an event with its games and guests. Below Premium Plus it says what is needed. */
export function SaveAsTemplateItem({ event }: { event: Pick<Event, 'id'> }) {
  const { mutate, isPending } = useMutation({
    ...saveAsTemplate,
    onSuccess: (template) => toast(messages.eventSavedAsTemplate(template)),
    onError: (error) => toast(messages.saveFailed(error)),
  });
  return (
    <MenuItem
      icon={Repeat}
      onSelect={() => {
        if (!isPending) mutate(event);
      }}
    >
      {t('Save as Template')}
    </MenuItem>
  );
}

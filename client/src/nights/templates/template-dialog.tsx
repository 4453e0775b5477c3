import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useHostedId } from '#client/organizations/use-host.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { EventTemplate } from '#shared/nights/templates-contract.ts';
import { useHomeTimeZone } from '#client/accounts/use-home-time-zone.ts';
import { saveTemplate } from './api.ts';
import * as messages from './messages.ts';
import { emptyTemplate, fieldsOf, templateForm, type TemplateFields, type WrittenTemplate } from './template-form.ts';
import { PollFields } from './poll-fields.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { MoreFields, NightFields, PartyFields } from './template-fields.tsx';
import { t } from '#client/nights/words/words.ts';

interface TemplateDialogProps {
  /** Null for a new one. */
  template: EventTemplate | null;
  onClose: () => void;
}

const FORM = 'night-template';

/** Edits a template. The input stays if it cannot be saved. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const now = useMemo(() => new Date(), []);
  const host = { for: useHostedId() };
  const home = useHomeTimeZone();
  const [defaultValues] = useState(() => (template ? fieldsOf(template) : emptyTemplate(home)));
  const form = useForm<TemplateFields, unknown, WrittenTemplate>({
    defaultValues,
    resolver: zodResolver(templateForm),
  });
  const [moreOpen, setMoreOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    ...saveTemplate,
    onSuccess: (saved) => {
      toast(messages.templateSaved(saved));
      onClose();
    },
    onError: (error, { fields }) => {
      const named = error instanceof ApiError ? Object.entries(error.fields) : [];
      const known = named.filter(([name]) => name in fields);
      for (const [name, message] of known) form.setError(name as keyof TemplateFields, { message });
      if (known.length === 0) toast(messages.saveFailed(error));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      hasChanges={form.formState.isDirty}
      size="lg"
      title={template ? t('Edit Template') : t('New Template')}
      description={
        template
          ? t('Nights that it has made stay as they are.')
          : t('Write down your usual night once. Use it when you like, or let it come by itself.')
      }
      footer={
        <DialogButtons onCancel={onClose} icon={Save} form={FORM} pending={isPending}>
          {t('Save Template')}
        </DialogButtons>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2"
        onSubmit={(event) =>
          void form.handleSubmit(
            (fields) => mutate({ host, fields, over: template }),
            () => setMoreOpen(true),
          )(event)
        }
      >
        <NightFields form={form} />
        <RepeatFields form={form} isPaused={template !== null && template.pausedBecause !== null} now={now} />
        <PollFields form={form} />
        <PartyFields form={form} />
        <details
          className="group sm:col-span-full"
          open={moreOpen}
          onToggle={(event) => setMoreOpen(event.currentTarget.open)}
        >
          <summary className="min-h-11 cursor-pointer py-2.5 font-strong text-petrol group-open:mb-3">
            {t('More: type, companions, look, texts and who may come')}
          </summary>
          <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
            <MoreFields form={form} />
          </div>
        </details>
      </form>
    </Dialog>
  );
}

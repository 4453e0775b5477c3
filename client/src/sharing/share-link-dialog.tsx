import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#client/lib/http/http.ts';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { type Sharing, newSharing } from '#shared/sharing/sharing-contract.ts';
import { changeShareLink, createShareLink } from './share-links-api.ts';
import * as messages from './share-links-messages.ts';
import { ShareLinkSwitches } from './share-link-switches.tsx';
import * as z from 'zod/mini';
import { MAX_SHARED_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { clearableText } from '#shared/contract/fields.ts';
import { t } from '#client/sharing/words/words.ts';

/** The two texts. */
const shareLinkForm = z.object({
  title: newSharing.shape.title,
  description: clearableText(MAX_SHARED_DESCRIPTION_LENGTH),
});

/** Initial switches. */
const NEW_SHARE_LINK = {
  isPublic: true,
  allowComments: false,
  showRatings: true,
  showTags: false,
  allowIndexing: false,
};

/** "Ana's games", for a first name. */
const suggestedTitle = (firstName: string | null): string =>
  firstName ? t('{name}’s games', { name: firstName }).slice(0, MAX_TITLE_LENGTH) : t('My games');

interface ShareLinkDialogProps {
  /** Null for a new one. */
  sharing: Sharing | null;
  /** The owner's, for the suggested title. */
  firstName: string | null;
  onCreated: (sharing: Sharing) => void;
  onClose: () => void;
}

const FORM = 'sharing';

/** Title and description of a shared collection; for a new one also its switches. */
export function ShareLinkDialog({ sharing, firstName, onCreated, onClose }: ShareLinkDialogProps) {
  const [switches, setSwitches] = useState(NEW_SHARE_LINK);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { title: sharing?.title ?? suggestedTitle(firstName), description: sharing?.description ?? '' },
    resolver: zodResolver(shareLinkForm),
  });
  const onError = (error: Error) => {
    const { title, description } = error instanceof ApiError ? error.fields : {};
    if (title) setError('title', { message: title });
    if (description) setError('description', { message: description });
    if (!title && !description) toast(messages.saveFailed(error));
  };
  const creating = useMutation({
    ...createShareLink,
    onSuccess: (created) => {
      toast(messages.shared(created));
      onCreated(created);
      onClose();
    },
    onError,
  });
  const changing = useMutation({
    ...changeShareLink,
    onSuccess: (changed) => {
      toast(messages.saved(changed));
      onClose();
    },
    onError,
  });
  const { title, description } = formState.errors;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={sharing ? t('Edit Shared Collection') : t('Share Collection')}
      description={
        sharing
          ? t('The link stays the same.')
          : t('Visitors see your owned games. Notes, shops, dates and your wishlist are never shown.')
      }
      footer={
        <DialogButtons onCancel={onClose} icon={Share2} form={FORM} pending={creating.isPending || changing.isPending}>
          {sharing ? t('Save') : t('Share')}
        </DialogButtons>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-4"
        onSubmit={(event) =>
          void handleSubmit((texts) =>
            sharing ? changing.mutate({ id: sharing.id, changes: texts }) : creating.mutate({ ...switches, ...texts }),
          )(event)
        }
      >
        <Field label={t('Title')} required error={title?.message}>
          <TextInput {...register('title')} />
        </Field>
        <Field label={t('Description')} hint={t('A sentence or two for your visitors.')} error={description?.message}>
          <TextArea rows={3} {...register('description')} />
        </Field>
        {sharing ? null : (
          <ShareLinkSwitches
            values={switches}
            onChange={(changes) => setSwitches((before) => ({ ...before, ...changes }))}
          />
        )}
      </form>
    </Dialog>
  );
}

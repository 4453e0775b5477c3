import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/text/languages.ts';
import { language } from '#client/lib/words/language.ts';
import { openInLanguage } from '#client/lib/words/open-in-language.ts';
import { MAX_NAME_LENGTH, MAX_ORGANIZATION_NAME_LENGTH } from '#shared/limits/limits.ts';
import { changeProfile } from './api.ts';
import { changedFields } from './changed-fields.ts';
import { homeTimeZone, timeZoneOptions } from '#client/accounts/home-time-zone.ts';
import * as messages from './messages.ts';
import { PictureChoice } from './picture-choice.tsx';
import { t } from '#client/profile/words/words.ts';

const FORM = 'edit-profile';
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Name, picture, time zone and language. The input stays if saving fails. */
export function EditProfile({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const [before] = useState({ ...user, language: user.language ?? language });
  const [firstName, setFirstName] = useState(user.firstName ?? '');
  const [lastName, setLastName] = useState(user.lastName ?? '');
  const [organizationName, setOrganizationName] = useState(user.organizationName ?? '');
  const [timeZone, setTimeZone] = useState(homeTimeZone(user));
  const [chosen, setChosen] = useState(user.language ?? language);
  const { mutate, isPending, error } = useMutation(changeProfile);
  const fields = error instanceof ApiError ? error.fields : {};
  const isOrganization = user.accountType === 'organization';
  const done = () => {
    toast(messages.profileSaved);
    onClose();
  };
  const save = () => {
    const typed = { firstName, lastName, timeZone, language: chosen, ...(isOrganization && { organizationName }) };
    const changes = changedFields(before, typed);
    if (Object.keys(changes).length === 0) return done();
    mutate(changes, {
      onSuccess: chosen === language ? done : () => openInLanguage(chosen),
      onError: (problem) => {
        const isNamed = problem instanceof ApiError && Object.keys(problem.fields).length > 0;
        if (!isNamed) toast(messages.saveFailed);
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('Edit Profile')}
      footer={
        <DialogButtons onCancel={onClose} form={FORM} pending={isPending}>
          {t('Save Profile')}
        </DialogButtons>
      }
    >
      <div className="grid gap-5">
        <PictureChoice user={user} />
        <form
          id={FORM}
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          {isOrganization ? (
            <Field
              label={t('Organization Name')}
              hint={t('It appears on your game nights and invitations, with your picture as its logo.')}
              error={fields.organizationName}
            >
              <TextInput
                value={organizationName}
                maxLength={MAX_ORGANIZATION_NAME_LENGTH}
                autoComplete="organization"
                onChange={(event) => setOrganizationName(event.target.value)}
              />
            </Field>
          ) : null}
          <Field label={t('First Name')} error={fields.firstName}>
            <TextInput
              value={firstName}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="given-name"
              onChange={(event) => setFirstName(event.target.value)}
            />
          </Field>
          <Field label={t('Last Name')} error={fields.lastName}>
            <TextInput
              value={lastName}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="family-name"
              onChange={(event) => setLastName(event.target.value)}
            />
          </Field>
          <Field label={t('Time Zone')} hint={t('New game nights begin in it.')} error={fields.timeZone}>
            <Select
              value={timeZone}
              options={timeZoneOptions(timeZone)}
              onChange={(event) => setTimeZone(event.target.value)}
            />
          </Field>
          <Field
            label={t('Language')}
            hint={t('Of screens, and of mails to you. What you and others typed stays as it is.')}
            error={fields['language']}
          >
            <Select
              value={chosen}
              options={LANGUAGE_OPTIONS}
              onChange={(event) => setChosen(LANGUAGES.find((one) => one === event.target.value) ?? language)}
            />
          </Field>
        </form>
      </div>
    </Dialog>
  );
}

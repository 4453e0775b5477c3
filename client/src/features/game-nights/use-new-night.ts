import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Host } from '#client/features/hosting/host.ts';
import type { EventType } from '#shared/enums.ts';
import { dropNightDraft, readNightDraft, writeNightDraft } from './night-draft.ts';
import { emptyNight, nightForm, type NightFields, type WrittenNight } from './night-form.ts';
import { readersZone } from './night-words.ts';

/** The form of a new night. What is typed is kept in this tab until the night is made or the form is left by 'Cancel'. */
export function useNewNight({ draftKey, plan, email }: Host, eventType: EventType) {
  const [empty] = useState(() => emptyNight({ eventType, hostEmail: email ?? '', timeZone: readersZone() }));
  const [draft, setDraft] = useState(() => readNightDraft(draftKey));
  const [resolver] = useState(() => zodResolver(nightForm(plan, 0)));
  const form = useForm<NightFields, unknown, WrittenNight>({ defaultValues: { ...empty, ...draft }, resolver });
  const { subscribe } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeNightDraft(draftKey, values) }),
    [draftKey, subscribe],
  );

  return {
    form,
    /** It was left half written before. */
    isResumed: draft !== null,
    startOver: () => {
      form.reset(empty);
      setDraft(null);
      dropNightDraft(draftKey);
    },
    dropDraft: () => dropNightDraft(draftKey),
  };
}

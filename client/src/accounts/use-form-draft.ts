import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormDraft, readFormDraft, writeFormDraft } from '#client/lib/device/form-drafts.ts';
import { currentUserQuery } from './api.ts';

export interface DraftControls {
  /** The form was left half filled before, and is so again. */
  isResumed: boolean;
  startOver: () => void;
  /** The form is done with: sent, or given up. */
  drop: () => void;
}

/**
 * Keeps what is typed in a form in this tab, for the signed-in person, until `drop` is called: whoever leaves by a link, Back
 * or a reload finds it again. Only fields that differ are kept, so that what has changed elsewhere meanwhile stays.
 * @param name of what is being written, unique among forms
 * @param empty what the form begins as; the one of the first rendering counts
 */
export function useFormDraft<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  name: string,
  empty: Fields,
): DraftControls {
  const { data: user } = useQuery(currentUserQuery);
  const key = `${user?.id}.${name}`;
  const [initial] = useState(empty);
  const [draft, setDraft] = useState(() => stillDifferent(readFormDraft<Fields>(key), empty));
  const dropped = useRef(false);
  const { reset, subscribe, getValues, getFieldState } = form;

  useLayoutEffect(() => {
    if (!draft) return;
    const filled = { ...initial, ...draft.filled };
    reset(filled);
    reset({ ...filled, ...draft.typed }, { keepDefaultValues: true });
  }, [initial, draft, reset]);

  useEffect(() => {
    const write = () => {
      if (dropped.current) return;
      writeFormDraft(
        key,
        differences(getValues(), initial, (field) => getFieldState(field).isDirty),
      );
    };
    const unsubscribe = subscribe({ formState: { values: true, dirtyFields: true }, callback: write });
    return () => {
      write();
      unsubscribe();
    };
  }, [initial, getFieldState, getValues, key, subscribe]);

  return {
    isResumed: draft !== null,
    startOver: useCallback(() => {
      setDraft(null);
      reset(initial);
      writeFormDraft(key, null);
    }, [initial, key, reset]),
    drop: useCallback(() => {
      dropped.current = true;
      writeFormDraft(key, null);
    }, [key]),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function differences<Fields extends FieldValues>(
  values: Fields,
  initial: Fields,
  isTyped: (field: Path<Fields>) => boolean,
): FormDraft<Fields> {
  const draft: FormDraft<Fields> = { typed: {}, filled: {} };
  for (const field of Object.keys(initial) as (Path<Fields> & keyof Fields)[]) {
    if (isSame(values[field], initial[field])) continue;
    draft[isTyped(field) ? 'typed' : 'filled'][field] = values[field];
  }
  return draft;
}

/** A draft, unless all of it has been saved otherwise meanwhile. */
function stillDifferent<Fields extends FieldValues>(draft: FormDraft<Fields> | null, initial: Fields) {
  if (!draft) return null;
  const all = { ...draft.filled, ...draft.typed };
  return Object.keys(all).some((field) => !isSame(all[field], initial[field])) ? draft : null;
}

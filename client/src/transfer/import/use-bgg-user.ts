import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import type { ImportSummary } from '#shared/transfer/imports-contract.ts';
import { readBggUser } from './api.ts';
import { t } from '#client/transfer/words/words.ts';

/** Starts to read a collection by user name and passes the import on; refusals are shown beside the field. */
export function useBggUser(onStarted: (summary: ImportSummary) => void) {
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    ...readBggUser,
    onSuccess: onStarted,
    onError: (failure) => setError(errorOf(failure)),
  });
  const read = (username: string) => {
    if (isPending) return;
    if (username.trim() === '') return setError(t('Please enter a BoardGameGeek user name.'));
    setError(null);
    mutate(username);
  };
  return { read, isPending, error };
}

const errorOf = (error: Error): string =>
  error instanceof ApiError
    ? (error.fields.username ?? error.reason ?? t('Something went wrong on the server. Please try again.'))
    : t('The server cannot be reached. Check your connection, then try again.');

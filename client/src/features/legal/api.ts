import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import { getPrivacyPolicy, getTerms } from '#shared/contracts/legal.ts';

export const termsQuery = queryOptions({
  queryKey: ['legal', 'terms'],
  queryFn: ({ signal }) => call(getTerms, {}, signal),
});

export const privacyQuery = queryOptions({
  queryKey: ['legal', 'privacy'],
  queryFn: ({ signal }) => call(getPrivacyPolicy, {}, signal),
});

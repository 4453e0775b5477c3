import { queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { getPrivacyPolicy, getTerms } from '#shared/accounts/legal-contract.ts';

export const termsQuery = queryOptions({
  queryKey: ['legal', 'terms'],
  queryFn: ({ signal }) => call(getTerms, {}, signal),
});

export const privacyQuery = queryOptions({
  queryKey: ['legal', 'privacy'],
  queryFn: ({ signal }) => call(getPrivacyPolicy, {}, signal),
});

import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';

/** A text by the operator as sanitized HTML. */
const legalText = z.object({ html: z.string() });

export const getTerms = contract({
  method: 'get',
  path: '/api/terms',
  summary: 'The terms of service, as HTML',
  access: 'visitor',
  status: 200,
  response: legalText,
});

export const getPrivacyPolicy = contract({
  method: 'get',
  path: '/api/privacy',
  summary: 'The privacy policy, as HTML',
  access: 'visitor',
  status: 200,
  response: legalText,
});

export const legalContracts = [getTerms, getPrivacyPolicy];

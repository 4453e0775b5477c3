import { useQuery } from '@tanstack/react-query';
import { termsQuery } from './legal-api.ts';
import { LegalText } from './legal-text.tsx';

/** The operator's terms of service. */
export function TermsPage() {
  return <LegalText name="Terms of Service" text={useQuery(termsQuery)} />;
}

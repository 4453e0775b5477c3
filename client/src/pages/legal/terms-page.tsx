import { useQuery } from '@tanstack/react-query';
import { termsQuery } from '#client/features/legal/api.ts';
import { LegalText } from '#client/features/legal/components/legal-text.tsx';

/** The operator's terms of service. */
export function TermsPage() {
  return <LegalText name="Terms of Service" text={useQuery(termsQuery)} />;
}

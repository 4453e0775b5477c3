import { useQuery } from '@tanstack/react-query';
import { termsQuery } from './legal-api.ts';
import { LegalText } from './legal-text.tsx';
import { t } from '#client/accounts/words/words.ts';

/** The operator's terms of service. */
export function TermsPage() {
  return <LegalText failed={t('The Terms of Service could not be loaded')} text={useQuery(termsQuery)} />;
}

import { useQuery } from '@tanstack/react-query';
import { privacyQuery } from './legal-api.ts';
import { LegalText } from './legal-text.tsx';
import { t } from '#client/accounts/words/words.ts';

/** The operator's privacy policy. */
export function PrivacyPage() {
  return <LegalText failed={t('The Privacy Policy could not be loaded')} text={useQuery(privacyQuery)} />;
}

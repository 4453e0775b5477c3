import { useQuery } from '@tanstack/react-query';
import { privacyQuery } from './legal-api.ts';
import { LegalText } from './legal-text.tsx';

/** The operator's privacy policy. */
export function PrivacyPage() {
  return <LegalText name="Privacy Policy" text={useQuery(privacyQuery)} />;
}

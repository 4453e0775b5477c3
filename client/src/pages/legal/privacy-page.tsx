import { useQuery } from '@tanstack/react-query';
import { privacyQuery } from '#client/features/legal/api.ts';
import { LegalText } from '#client/features/legal/components/legal-text.tsx';

/** The operator's privacy policy. */
export function PrivacyPage() {
  return <LegalText name="Privacy Policy" text={useQuery(privacyQuery)} />;
}

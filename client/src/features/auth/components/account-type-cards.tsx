import { Building2, UserRound } from 'lucide-react';
import { RadioCards, type RadioCard } from '#client/ui/radio-cards.tsx';
import type { AccountType } from '#shared/enums.ts';

const OPTIONS: readonly RadioCard<AccountType>[] = [
  { value: 'individual', label: 'Individual', description: 'Personal use', icon: UserRound },
  { value: 'organization', label: 'Organization', description: 'Team or business use', icon: Building2 },
];

interface AccountTypeCardsProps {
  value: AccountType;
  onChange: (value: AccountType) => void;
  error: string | undefined;
}

export function AccountTypeCards({ value, onChange, error }: AccountTypeCardsProps) {
  return <RadioCards legend="Account Type" options={OPTIONS} value={value} onChange={onChange} error={error} />;
}

import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#client/accounts/api.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import { chooseHost } from './host-choice.ts';
import { useHost } from './use-host.ts';
import './organization-hosts.css';
import { t } from '#client/organizations/words/words.ts';

/** Switches the host account, if there is a choice. */
export function HostSwitch() {
  const { data: user } = useQuery(currentUserQuery);
  const host = useHost();
  if (!user || !host || user.hostsFor.length === 0) return null;
  const options = [
    { value: String(user.id), label: user.organizationName ?? t('Myself') },
    ...user.hostsFor.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <ChoiceChips
      legend={t('Host for')}
      className="host-switch mb-5"
      options={options}
      value={String(host.id)}
      onChange={(value) => chooseHost(user.id, value === String(user.id) ? null : Number(value))}
    />
  );
}

import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits/limits.ts';
import type { PlayerFields } from '../play-fields.ts';
import { t } from '#client/plays/words/words.ts';

interface PlayerDetailsProps {
  /** Players with a name. */
  players: readonly PlayerFields[];
  onChange: (key: number, changes: Partial<PlayerFields>) => void;
}

/** Role and first play of each player. */
export function PlayerDetails({ players, onChange }: PlayerDetailsProps) {
  if (players.length === 0) return null;
  return (
    <fieldset className="col-span-full grid min-w-0 gap-2">
      <legend className="text-sm leading-[1.3] font-strong">{t('Roles')}</legend>
      <ul className="grid gap-2">
        {players.map(({ key, name, role, firstTime }) => (
          <li
            className="grid grid-cols-[minmax(60px,0.6fr)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-sm wrap-anywhere max-xs:grid-cols-[minmax(0,1fr)_auto]"
            key={key}
          >
            <span className="max-xs:col-span-full" dir="auto">
              {name.trim()}
            </span>
            <TextInput
              aria-label={t('Role, faction or color of {name}', { name: name.trim() })}
              placeholder={t('Role, faction or color')}
              value={role}
              maxLength={MAX_SHORT_TEXT_LENGTH}
              autoComplete="off"
              onChange={(event) => onChange(key, { role: event.target.value })}
            />
            <Checkbox
              label={t('First time')}
              aria-label={t('First time for {name}', { name: name.trim() })}
              checked={firstTime}
              onChange={(event) => onChange(key, { firstTime: event.target.checked })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

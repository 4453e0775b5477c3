import { Checkbox } from '#client/ui/checkbox.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { MAX_SHORT_TEXT_LENGTH } from '#shared/limits.ts';
import type { PlayerFields } from '#client/entities/plays/session-fields.ts';

interface PlayerDetailsProps {
  /** Those who have a name. */
  players: readonly PlayerFields[];
  onChange: (key: number, changes: Partial<PlayerFields>) => void;
}

/** For each player a role, and whether the game was new to them. */
export function PlayerDetails({ players, onChange }: PlayerDetailsProps) {
  if (players.length === 0) return null;
  return (
    <fieldset className="session-more-wide">
      <legend className="field-label">Roles</legend>
      <ul className="player-details">
        {players.map(({ key, name, role, firstTime }) => (
          <li key={key}>
            <span dir="auto">{name.trim()}</span>
            <TextInput
              aria-label={`Role, faction or color of ${name.trim()}`}
              placeholder="Role, faction or color"
              value={role}
              maxLength={MAX_SHORT_TEXT_LENGTH}
              autoComplete="off"
              onChange={(event) => onChange(key, { role: event.target.value })}
            />
            <Checkbox
              label="First time"
              aria-label={`First time for ${name.trim()}`}
              checked={firstTime}
              onChange={(event) => onChange(key, { firstTime: event.target.checked })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

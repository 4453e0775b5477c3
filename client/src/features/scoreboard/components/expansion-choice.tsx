import { Checkbox } from '#client/ui/checkbox.tsx';

interface ExpansionChoiceProps {
  owned: readonly string[];
  /** Titles in play; also such as are not, or no longer, owned. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Which expansions were in play. Without any there is nothing to ask. */
export function ExpansionChoice({ owned, chosen, onChange }: ExpansionChoiceProps) {
  const titles = [...new Set([...owned, ...chosen])];
  if (titles.length === 0) return null;
  return (
    <fieldset className="session-more-wide">
      <legend className="field-label">Expansions used</legend>
      <div className="expansion-choice">
        {titles.map((title) => (
          <Checkbox
            key={title}
            label={title}
            checked={chosen.includes(title)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, title] : chosen.filter((other) => other !== title))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

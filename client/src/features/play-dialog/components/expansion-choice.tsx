import { Checkbox } from '#client/ui/checkbox.tsx';

interface ExpansionChoiceProps {
  owned: readonly string[];
  /** Titles used in the play; may include games not owned. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The expansions used in a play. Empty if none are owned. */
export function ExpansionChoice({ owned, chosen, onChange }: ExpansionChoiceProps) {
  const titles = [...new Set([...owned, ...chosen])];
  if (titles.length === 0) return null;
  return (
    <fieldset className="col-span-full grid min-w-0 gap-2">
      <legend className="text-sm leading-[1.3] font-strong">Expansions used</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,230px),1fr))] gap-x-4 gap-y-2">
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

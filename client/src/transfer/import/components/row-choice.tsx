/** Selectable rows by line; absent if nothing can be selected. */
export interface Choosing {
  chosen?: readonly number[];
  onChoose?: (lines: readonly number[]) => void;
}

interface RowChoiceProps extends Choosing {
  line: number;
  title: string;
}

/** Restores a row that the owner deleted here; off by default. */
export function RowChoice({ line, title, chosen, onChoose }: RowChoiceProps) {
  if (!onChoose) return null;
  const lines = chosen ?? [];
  const isChosen = lines.includes(line);
  const toggle = () => onChoose(isChosen ? lines.filter((other) => other !== line) : [...lines, line]);
  return (
    <div className="pt-1">
      <label className="inline-flex min-h-6 items-center gap-2">
        <input type="checkbox" checked={isChosen} onChange={toggle} />
        <span>
          Bring back<span className="sr-only">{` ${title}`}</span>
        </span>
      </label>
    </div>
  );
}

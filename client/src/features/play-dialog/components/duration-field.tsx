import { Square, Timer } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { NumberInput } from '#client/ui/number-input.tsx';
import type { PlayTimer } from '../use-play-timer.ts';

interface DurationFieldProps {
  value: string;
  error: string | undefined;
  onChange: (duration: string) => void;
  /** Absent where a recorded play is edited. */
  timer: PlayTimer | null;
}

/** Minutes, typed or timed. */
export function DurationField({ value, error, onChange, timer }: DurationFieldProps) {
  const change = (duration: string) => {
    timer?.stop();
    onChange(duration);
  };
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <Field label="Duration (minutes)" error={error} className="min-w-0 flex-auto [&_.input]:max-w-55">
        <NumberInput
          inputMode="numeric"
          min={0}
          value={timer?.minutes?.toString() ?? value}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      {timer === null ? null : timer.minutes === null ? (
        <Button icon={Timer} onClick={() => timer.start(Math.max(0, Number(value) || 0))}>
          Start Timer
        </Button>
      ) : (
        <Button icon={Square} onClick={() => change(String(timer.minutes))}>
          Stop Timer
        </Button>
      )}
    </div>
  );
}

import { useWatch } from 'react-hook-form';
import type { DateMode, NightForm } from '../night-form.ts';

const MODES: readonly (readonly [DateMode, string])[] = [
  ['one', 'One date'],
  ['choose', 'Let them choose'],
];

/** Whether the host sets the date, or the guests choose it from several. Arrow keys move between both. */
export function DateModeChoice({ form: { control, register } }: { form: NightForm }) {
  const chosen = useWatch({ control, name: 'dateMode' });
  return (
    <fieldset className="grid min-w-0 sm:col-span-full">
      <legend className="sr-only">When?</legend>
      <div className="grid grid-cols-2 gap-1 rounded-lg bg-well p-1 shadow-inset">
        {MODES.map(([mode, label]) => (
          <label
            key={mode}
            className="relative flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-md px-1 text-center text-note leading-tight font-strong text-ink-2 has-[:checked]:bg-tile has-[:checked]:text-ink has-[:checked]:shadow-ply has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-3 forced-colors:has-[:checked]:outline-[Highlight]"
          >
            <input
              {...register('dateMode')}
              type="radio"
              value={mode}
              className="absolute inset-0 m-0 size-full [cursor:inherit] opacity-0"
            />
            {mode === chosen ? (
              <span className="size-2 flex-none rounded-round bg-lamp ring-[1.5px] ring-lamp-edge" aria-hidden="true" />
            ) : null}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { Field } from '#client/ui/field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { GAME_TEXTS, type GameText } from '#shared/contracts/game-texts.ts';
import type { GameForm } from './game-form.ts';

const WEB_ADDRESS = { type: 'url', inputMode: 'url', placeholder: 'https://' } as const;

/** The input of one of the texts of a game. */
export function GameTextField({ name, form: { register, formState } }: { name: GameText; form: GameForm }) {
  const { label, input } = GAME_TEXTS[name];
  const error = formState.errors[name]?.message;
  if (input === 'note')
    return (
      <Field label={label} error={error} className="sm:col-span-full">
        <TextArea {...register(name)} />
      </Field>
    );
  return (
    <Field label={label} error={error}>
      <TextInput {...register(name)} {...(input === 'url' && WEB_ADDRESS)} autoComplete="off" />
    </Field>
  );
}

import { useController } from 'react-hook-form';
import { TitleBox } from '#client/entities/titles/title-box.tsx';
import { Field } from '#client/ui/field.tsx';
import type { GameForm } from './game-form.ts';
import { useTitleChoice } from './use-title-choice.ts';

interface TitleFieldProps {
  form: GameForm;
}

/** The title field; choosing a known game fills the other fields. */
export function TitleField({ form }: TitleFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'title' });
  const choose = useTitleChoice(form);
  return (
    <Field label="Game Title" required error={fieldState.error?.message} className="sm:col-span-full">
      <TitleBox {...field} onChoose={choose} />
    </Field>
  );
}

import { CircleAlert } from 'lucide-react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { BaseGames } from '#shared/games/base-game.ts';
import { isOwned } from '#shared/games/lists.ts';
import type { EditFields } from './edit-form.ts';
import { BaseGameCombobox } from './base-game-combobox.tsx';
import { t } from '#client/games/words/words.ts';

interface ExpansionFieldsProps<Out> {
  control: Control<EditFields, unknown, Out>;
  /** Possible base games. */
  bases: readonly Game[];
}

/** Whether a game is an expansion, and its base game. */
export function ExpansionFields<Out>({ control, bases }: ExpansionFieldsProps<Out>) {
  const expansion = useController({ control, name: 'isExpansion' });
  const base = useController({ control, name: 'base' });
  const title = useWatch({ control, name: 'title' });
  const error = expansion.fieldState.error?.message;
  const { value: isExpansion, ...checkbox } = expansion.field;

  const decide = (checked: boolean) => {
    checkbox.onChange(checked);
    if (!checked || base.field.value !== '') return;
    const known = new BaseGames(bases.map((game) => ({ ...game, isOwned: isOwned(game) })));
    base.field.onChange(known.baseOf(title)?.title ?? '');
  };

  return (
    <>
      <div className="sm:col-span-full">
        <Checkbox
          {...checkbox}
          checked={isExpansion}
          onChange={(event) => decide(event.target.checked)}
          label={t('This is an expansion')}
          description={t('Kept with its base game, and not counted as a game of its own')}
        />
        {error ? (
          <p role="alert" className="field-error">
            <CircleAlert className="icon" aria-hidden="true" />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {isExpansion ? (
        <Field
          label={t('Base Game')}
          hint={t('One of your games. Empty means none.')}
          error={base.fieldState.error?.message}
          className="sm:col-span-full"
        >
          <BaseGameCombobox {...base.field} title={title} bases={bases} />
        </Field>
      ) : null}
    </>
  );
}

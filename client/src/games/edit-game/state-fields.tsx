import { useController, useWatch, type Control } from 'react-hook-form';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { GAME_STATE_LABELS } from '#shared/enums.ts';
import { statesInOrder, WISH_PRIORITY_LABELS } from '#shared/games/game-states.ts';
import { listOf, offeredStates } from '#shared/games/lists.ts';
import type { EditFields } from './edit-form.ts';
import { t } from '#client/games/words/words.ts';

const PRIORITIES = WISH_PRIORITY_LABELS.map((label, index) => ({ value: String(index + 1), label }));

/** Whether a game is still owned, its states that make sense on its list, and how much a wish is wished for. */
export function StateFields<Out>({
  control,
  before,
}: {
  control: Control<EditFields, unknown, Out>;
  before: EditFields;
}) {
  const isWishlist = useWatch({ control, name: 'isWishlist' });
  const unowned = useController({ control, name: 'isUnowned' });
  const states = useController({ control, name: 'states' }).field;
  const priority = useController({ control, name: 'wishPriority' });
  const { value: isUnowned, ...checkbox } = unowned.field;
  const list = listOf({ isWishlist: isWishlist ?? false, isUnowned: !isWishlist && isUnowned });
  const isMoved = list !== listOf({ isWishlist: before.isWishlist ?? false, isUnowned: before.isUnowned });
  return (
    <>
      {isWishlist ? null : (
        <Checkbox
          {...checkbox}
          checked={isUnowned}
          label={before.isUnowned ? t('I do not own it') : t('I no longer own it')}
          description={t('Off the shelf and out of every pick. Its plays and statistics stay.')}
          className="sm:col-span-full"
        />
      )}
      <fieldset className="min-w-0 sm:col-span-full">
        <legend className="pb-2 text-sm leading-[1.3] font-strong">{t('States')}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {offeredStates(list, isMoved ? [] : before.states).map((state) => (
            <Checkbox
              key={state}
              label={GAME_STATE_LABELS[state]}
              checked={states.value.includes(state)}
              onBlur={states.onBlur}
              onChange={(event) =>
                states.onChange(
                  event.target.checked
                    ? statesInOrder([...states.value, state])
                    : states.value.filter((one) => one !== state),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      {isWishlist ? (
        <Field label={t('How Much I Want It (optional)')} error={priority.fieldState.error?.message}>
          <Select {...priority.field} options={PRIORITIES} placeholder={t('Not said')} />
        </Field>
      ) : null}
    </>
  );
}

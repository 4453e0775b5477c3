import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { NameCombobox } from '#client/ui/forms/name-combobox.tsx';
import { MAX_NAME_LENGTH, MAX_PAD_PLAYERS } from '#shared/limits/limits.ts';
import { tidyName } from '#shared/text/person-name.ts';
import './add-player.css';
import { t } from '#client/score-pads/words/words.ts';

interface AddPlayerProps {
  /** Number of players. */
  count: number;
  onAdd: (name: string) => void;
  /** Called with what is typed and not yet added. */
  onType?: ((name: string) => void) | undefined;
  /** Suggested names. */
  people?: readonly string[] | undefined;
}

/** Adds players by name; the field stays for the next. */
export function AddPlayer({ count, onAdd, onType, people }: AddPlayerProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className="add-player flex items-start gap-2 text-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const tidy = tidyName(name);
        if (tidy === '') setError(t('Please type a name'));
        else if (count >= MAX_PAD_PLAYERS)
          setError(t('At most {count} people fit a score pad', { count: MAX_PAD_PLAYERS }));
        else {
          onAdd(tidy);
          setName('');
          onType?.('');
        }
        input.current?.focus();
      }}
    >
      <Field label={t('New player')} error={error || undefined}>
        <NameCombobox
          ref={input}
          value={name}
          names={people ?? []}
          listLabel={t('People you play with')}
          maxLength={MAX_NAME_LENGTH}
          enterKeyHint="next"
          onChange={(typed) => {
            setName(typed);
            onType?.(typed);
            setError('');
          }}
        />
      </Field>
      <Button type="submit" icon={UserPlus}>
        {t('Add')}
      </Button>
    </form>
  );
}

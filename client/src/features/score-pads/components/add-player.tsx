import { UserPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { MAX_NAME_LENGTH, MAX_PAD_PLAYERS } from '#shared/limits.ts';
import { tidyName } from '#shared/rules/people/person-name.ts';
import './add-player.css';

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
  const list = useId();
  return (
    <form
      className="add-player flex items-start gap-2 text-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const tidy = tidyName(name);
        if (tidy === '') setError('Please type a name');
        else if (count >= MAX_PAD_PLAYERS) setError(`At most ${MAX_PAD_PLAYERS} people fit a score pad`);
        else {
          onAdd(tidy);
          setName('');
          onType?.('');
        }
        input.current?.focus();
      }}
    >
      <Field label="New player" error={error || undefined}>
        <TextInput
          ref={input}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          enterKeyHint="next"
          list={list}
          onChange={(event) => {
            setName(event.target.value);
            onType?.(event.target.value);
            setError('');
          }}
        />
      </Field>
      <datalist id={list}>
        {people?.map((person) => (
          <option key={person}>{person}</option>
        ))}
      </datalist>
      <Button type="submit" icon={UserPlus}>
        Add
      </Button>
    </form>
  );
}

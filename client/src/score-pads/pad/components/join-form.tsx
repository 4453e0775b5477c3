import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { readPadCode } from '../read-pad-code.ts';
import './add-player.css';
import { t } from '#client/score-pads/words/words.ts';

/** Joins a pad by its code. */
export function JoinForm({ code = '' }: { code?: string }) {
  const [text, setText] = useState(code.startsWith('new-') ? '' : code);
  const [error, setError] = useState('');
  const [, navigate] = useLocation();
  return (
    <form
      className="join-form flex items-start gap-2 text-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = readPadCode(text);
        if (found === null) setError(t('A code has six letters and digits, such as K7M 2QX'));
        else navigate(`/table/${found}`);
      }}
    >
      <Field label={t('Join with a code')} error={error || undefined}>
        <TextInput
          value={text}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="K7M 2QX"
          className="join-code font-bold tracking-[0.06em] uppercase"
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
        />
      </Field>
      <Button type="submit" variant="act">
        {t('Join')}
      </Button>
    </form>
  );
}

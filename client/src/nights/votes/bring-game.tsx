import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { TitleCombobox } from '#client/games/parts/title-combobox.tsx';
import { ApiError } from '#client/lib/http/http.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Ballot } from '#shared/nights/votes-contract.ts';
import { proposeGame } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/nights/words/words.ts';

const NOTHING = { title: '', players: '', duration: '' };

/** Offers to bring a game, from the lists or with typed data. */
export function BringGame({ ballot: { attendeeId, proposalsLeft } }: { ballot: Ballot }) {
  const [typed, setTyped] = useState(NOTHING);
  const [isKnown, setIsKnown] = useState(false);
  const [error, setError] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useMutation({
    ...proposeGame,
    onSuccess: () => {
      setAnnouncement(t('{title} is on the list.', { title: typed.title }));
      setTyped(NOTHING);
      setIsKnown(false);
      form.current?.querySelector('input')?.focus();
    },
    onError: (failure) => {
      const field = failure instanceof ApiError ? failure.fields.title : undefined;
      setError(field);
      if (field === undefined) toast(messages.proposeFailed(failure));
      form.current?.querySelector('input')?.focus();
    },
  });
  if (proposalsLeft === 0)
    return <p className="text-sm text-ink-2">{t('You have reached the limit of games that one guest can bring.')}</p>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(typed.title.trim() === '' ? t('Please name the game') : undefined);
    if (typed.title.trim() !== '' && !isPending) mutate({ attendeeId, proposal: typed });
  };
  return (
    <form ref={form} className="mt-5 grid gap-3.5 border-t border-t-line pt-4.5" noValidate onSubmit={submit}>
      <h3>{t('Bring a Game of Your Own')}</h3>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Field label={t('Which game?')} error={error}>
        <TitleCombobox
          value={typed.title}
          onChange={(title) => {
            setTyped({ ...typed, title });
            setIsKnown(false);
          }}
          onChoose={({ title }) => {
            setTyped({ ...NOTHING, title });
            setIsKnown(true);
          }}
        />
      </Field>
      {typed.title.trim() !== '' && !isKnown ? (
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('Players')} hint={t('If we do not know it: 2-5')}>
            <TextInput value={typed.players} onChange={({ target }) => setTyped({ ...typed, players: target.value })} />
          </Field>
          <Field label={t('Minutes')} hint={t('As it says on the box')}>
            <TextInput
              value={typed.duration}
              onChange={({ target }) => setTyped({ ...typed, duration: target.value })}
            />
          </Field>
        </div>
      ) : null}
      <Button className="justify-self-start" type="submit" size="sm" pending={isPending} pendingLabel={t('Adding...')}>
        {t('I Bring It')}
      </Button>
    </form>
  );
}

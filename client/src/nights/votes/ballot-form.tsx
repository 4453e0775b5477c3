import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeMembership } from '../groups/api.ts';
import { failed } from '../groups/messages.ts';
import { eventKeys } from '#client/lib/event-keys.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Ballot } from '#shared/nights/votes-contract.ts';
import type { GivenBallot } from './api.ts';
import { BallotRow } from './ballot-row.tsx';
import { t } from '#client/nights/words/words.ts';

interface BallotFormProps {
  id: string;
  ballot: Ballot;
  onGive: (given: GivenBallot) => void;
}

const without = (numbers: readonly number[], number: number) => numbers.filter((one) => one !== number);

/** Marks are kept while the list of games changes. */
export function BallotForm({ id, ballot, onGive }: BallotFormProps) {
  const { games, hostName, weight, isHost, groups } = ballot;
  const [given, setGiven] = useState<Omit<GivenBallot, 'shown'>>(ballot);
  const [known, setKnown] = useState(games);
  if (known !== games) {
    // Bringing a game is also a vote for it.
    const added = ballot.approves.filter((number) => !known.some((game) => game.number === number));
    setKnown(games);
    setGiven({ ...given, approves: [...new Set([...given.approves, ...added])] });
  }
  const tick = (list: 'approves' | 'teaches') => (number: number, isTicked: boolean) =>
    setGiven((before) => ({
      ...before,
      [list]: isTicked ? [...before[list], number] : without(before[list], number),
    }));
  const { approves, veto, teaches, sharesShelf } = given;
  return (
    <form
      id={id}
      className="grid gap-4.5"
      onSubmit={(event) => {
        event.preventDefault();
        onGive({ approves, veto, teaches, sharesShelf, shown: games.map(({ number }) => number) });
      }}
    >
      {games.length > 0 ? (
        <p className="text-sm text-ink-2">
          {isHost
            ? t('Say yes to as many as you like. Your votes count like those of the others.')
            : t(
                'Say yes to as many as you like. {name} sees how many want each game. Names are shown only after the vote is closed.',
                { name: hostName },
              )}
        </p>
      ) : (
        <p>
          {isHost
            ? t('There is nothing to vote on yet. You can bring a game.')
            : t('{name} has not chosen games yet. You can vote here as soon as there are some, or bring a game.', {
                name: hostName,
              })}
        </p>
      )}
      {weight ? <p className="rounded-md bg-lamp-tint px-3.5 py-2.5 text-sm">{weight}</p> : null}
      {games.length > 0 ? (
        <>
          <ul className="grid gap-2.5">
            {games.map((game) => (
              <BallotRow
                key={game.number}
                game={game}
                wants={approves.includes(game.number)}
                teaches={teaches.includes(game.number)}
                onWant={(isTicked) => tick('approves')(game.number, isTicked)}
                onTeach={(isTicked) => tick('teaches')(game.number, isTicked)}
              />
            ))}
          </ul>
          <Field
            label={t('One game that you will not play')}
            hint={t('It is left out of every table that you sit at.')}
          >
            <Select
              value={veto === null ? '' : String(veto)}
              options={[
                { value: '', label: t('None') },
                ...games.map(({ number, title }) => ({ value: String(number), label: title })),
              ]}
              onChange={({ target }) =>
                setGiven((before) => ({ ...before, veto: target.value === '' ? null : Number(target.value) }))
              }
            />
          </Field>
        </>
      ) : null}
      {groups.map((group) => (
        <ShareWithGroup key={group.membershipId} group={group} hostName={hostName} attendeeId={ballot.attendeeId} />
      ))}
      {isHost || groups.some((group) => group.sharesShelf) ? null : (
        <Checkbox
          label={t('My own games may be proposed for this night')}
          description={t('{name} sees the proposed games, not your collection.', { name: hostName })}
          checked={sharesShelf}
          onChange={({ target }) => setGiven((before) => ({ ...before, sharesShelf: target.checked }))}
        />
      )}
    </form>
  );
}

interface ShareWithGroupProps {
  group: Ballot['groups'][number];
  hostName: string;
  attendeeId: number;
}

/** Asks a member once whether to share their collection with a group of the host; saved at once. */
function ShareWithGroup({ group, hostName, attendeeId }: ShareWithGroupProps) {
  const { membershipId, name, sharesShelf } = group;
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    ...changeMembership,
    onSuccess: () => client.invalidateQueries({ queryKey: eventKeys.ballot(attendeeId) }),
    onError: (error) => toast(failed(error)),
  });
  return (
    <Checkbox
      label={t('Share my shelf with {name}', { name })}
      description={t(
        'Your games may be proposed on every night of {name}, and those who share too see which ones you own. Remembered until you take it back, here or under Groups.',
        { name: hostName },
      )}
      checked={isPending ? (variables.changes?.sharesShelf ?? sharesShelf) : sharesShelf}
      disabled={isPending}
      onChange={({ target }) => mutate({ id: membershipId, changes: { sharesShelf: target.checked } })}
    />
  );
}

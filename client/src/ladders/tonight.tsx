import { clsx } from 'clsx';
import { useState } from 'react';
import { t } from '#client/ladders/words/words.ts';
import { percentText, wholeText } from '#client/lib/number-text.ts';
import { ChoiceChips } from '#client/ui/forms/choice-chips.tsx';
import '#client/ui/forms/choice-chips.css';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { type Balance, balancedTeams, spreadOf } from '#shared/ladders/balanced-teams.ts';
import type { LadderRung } from '#shared/ladders/ladders-contract.ts';
import { expectedResult, pointsOf } from '#shared/ladders/rating.ts';
import { wholePercents } from './whole-percents.ts';

/** Chosen at first: a table of the best. */
const CHOSEN_FIRST = 4;

interface TonightProps {
  rungs: readonly LadderRung[];
  /** The seats of those who come to a night; null if it is not asked for one. */
  coming: readonly number[] | null;
}

/** What may come of an evening: the expected result of who plays, and teams or tables of equal strength. */
export function Tonight({ rungs, coming }: TonightProps) {
  const [seats, setSeats] = useState(coming ?? rungs.slice(0, CHOSEN_FIRST).map(({ seat }) => seat));
  const playing = rungs.filter(({ seat }) => seats.includes(seat));
  return (
    <Tile as="section" aria-labelledby="tonight" className={clsx('grid gap-5', coming && 'max-lg:order-first')}>
      <div className="grid gap-3">
        <h2 id="tonight" className="font-display text-xl">
          {t('Who Plays Tonight?')}
        </h2>
        <fieldset className="min-w-0">
          <legend className="sr-only">{t('People who play tonight')}</legend>
          <div className="choice-chips-row">
            {rungs.map(({ seat, name }) => (
              <label
                key={seat}
                className="choice-chip max-w-full has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus forced-colors:has-[:checked]:outline-3 forced-colors:has-[:checked]:outline-[Highlight]"
              >
                <input
                  className="absolute inset-0 m-0 size-full [cursor:inherit] opacity-0"
                  type="checkbox"
                  checked={seats.includes(seat)}
                  onChange={({ target }) =>
                    setSeats(target.checked ? [...seats, seat] : seats.filter((other) => other !== seat))
                  }
                />
                <bdi className="truncate">{name}</bdi>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      {playing.length < 2 ? (
        <p className="text-sm text-ink-2">{t('Choose at least two people.')}</p>
      ) : (
        <>
          <ExpectedResult playing={playing} />
          <BalancedTeams playing={playing} />
        </>
      )}
    </Tile>
  );
}

interface PlayingProps {
  playing: readonly LadderRung[];
}

function ExpectedResult({ playing }: PlayingProps) {
  const percents = wholePercents(expectedResult(playing.map((rung) => [rung])));
  const rows = playing
    .map(({ seat, name }, place) => ({ seat, name, percent: percents[place] ?? 0 }))
    .toSorted((a, b) => b.percent - a.percent);
  return (
    <section aria-labelledby="expected-result" className="grid gap-2 border-t border-line pt-4">
      <h3 id="expected-result" className="font-strong">
        {t('Expected Result')}
      </h3>
      <p className="text-xs text-ink-3">{t('Who wins, if everybody plays for themselves.')}</p>
      <ul className="grid gap-2">
        {rows.map(({ seat, name, percent }) => (
          <li key={seat} className="grid grid-cols-[minmax(0,1fr)_3.25rem] items-center gap-x-3 gap-y-1 text-sm">
            <bdi className="truncate">{name}</bdi>
            <b className="num text-end font-strong">{percentText(percent / 100)}</b>
            <span className="col-span-full h-2 rounded-2xs bg-well shadow-inset" aria-hidden="true">
              <i
                className="block h-full rounded-2xs bg-petrol forced-colors:bg-[Highlight]"
                style={{ width: `${percent}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const BALANCES = [
  { value: 'sum', label: t('Teams') },
  { value: 'average', label: t('Tables') },
] as const;

function BalancedTeams({ playing }: PlayingProps) {
  const [balance, setBalance] = useState<Balance>('sum');
  const [wanted, setWanted] = useState(2);
  // A table is of two people at least; a team may be of one.
  const most = balance === 'sum' ? playing.length : Math.max(1, Math.floor(playing.length / 2));
  const count = Math.min(wanted, most);
  const people = playing.map(({ seat, mu }) => ({ id: seat, mu }));
  const teams = balancedTeams(people, count, balance);
  const nameOf = new Map(playing.map(({ seat, name }) => [seat, name]));
  const spread = pointsOf(spreadOf(teams, balance));
  const counts = Array.from({ length: Math.max(1, most - 1) }, (_, place) => String(Math.min(place + 2, most)));
  return (
    <section aria-labelledby="balanced-teams" className="grid gap-3 border-t border-line pt-4">
      <h3 id="balanced-teams" className="font-strong">
        {t('Balanced Teams')}
      </h3>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <ChoiceChips legend={t('Divide into')} options={BALANCES} value={balance} onChange={setBalance} />
        <Field label={t('How many')}>
          <Select
            value={String(count)}
            options={counts.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setWanted(Number(target.value))}
          />
        </Field>
      </div>
      <div role="status" className="grid gap-3">
        <ol className="grid gap-2">
          {teams.map((team, place) => (
            <li key={team.map(({ id }) => id).join(' ')} className="rounded-md bg-tile-2 px-3 py-2 text-sm">
              <span className="flex justify-between gap-3 text-xs text-ink-3">
                {balance === 'sum'
                  ? t('Team {number}', { number: place + 1 })
                  : t('Table {number}', { number: place + 1 })}
                <span className="num">{strengthText(team, balance)}</span>
              </span>
              <b className="font-strong wrap-anywhere">{team.map(({ id }) => nameOf.get(id)).join(', ')}</b>
            </li>
          ))}
        </ol>
        <p className="text-xs text-ink-3">{spreadText(spread, balance)}</p>
      </div>
    </section>
  );
}

function strengthText(team: readonly { mu: number }[], balance: Balance): string {
  const sum = team.reduce((total, { mu }) => total + mu, 0);
  return balance === 'sum'
    ? t('{points, plural, one {# point} other {# points}}', { points: pointsOf(sum) })
    : t('{points} on average', { points: wholeText(pointsOf(sum / team.length)) });
}

function spreadText(points: number, balance: Balance): string {
  if (points === 0) return t('They are equally strong.');
  return balance === 'sum'
    ? t('The sums differ by {points, plural, one {# point} other {# points}}, which is as near as can be found.', {
        points,
      })
    : t('The averages differ by {points, plural, one {# point} other {# points}}, which is as near as can be found.', {
        points,
      });
}

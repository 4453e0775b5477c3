import { ArrowLeft, Check, History } from 'lucide-react';
import { dayText } from '../night-text.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { ResponseBody } from '#shared/contract/contract.ts';
import type { Event, listEventGames } from '#shared/nights/events-contract.ts';
import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';
import { useWrapUp } from './use-wrap-up.ts';
import { PlayDifferences } from './play-differences.tsx';
import { Step } from './step.tsx';
import { WhatWasPlayed } from './what-was-played.tsx';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { t } from '#client/nights/words/words.ts';

interface WrapUpFormProps {
  event: Event;
  games: ResponseBody<typeof listEventGames>;
  sheet: WrapUpSheet;
  ownerId: number;
}

/** Three steps on one page, prefilled. */
export function WrapUpForm({ event, games, sheet, ownerId }: WrapUpFormProps) {
  const form = useWrapUp({ eventId: event.id, ownerId, sheet });
  const { reached, differing } = form;
  if (differing) return <PlayDifferences event={event} wrapped={differing} sent={form.plays} />;
  return (
    <>
      <header>
        <Button variant="ghost" size="sm" icon={ArrowLeft} href={nightAddress(event.id)}>
          {t('Event')}
        </Button>
        <h1 className="mt-2 font-display text-2xl outline-none">{t('Wrap up the night')}</h1>
        <p className="mt-1 text-ink-2">
          <b dir="auto">{event.title}</b>, {dayText(event.date, event.timeZone)}
        </p>
      </header>
      {form.restored ? (
        <Banner
          compact
          tone="info"
          icon={History}
          role="status"
          action={
            <Button size="sm" variant="ghost" onClick={form.startOver}>
              {t('Start over')}
            </Button>
          }
        >
          {t('Here is what you entered before.')}
        </Banner>
      ) : null}
      <form
        className="grid grid-cols-1 gap-4.5"
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          form.submit();
        }}
      >
        <Step
          number={1}
          title={t('Who came?')}
          side={t('{came} of {people}', { came: form.came.size, people: sheet.people.length })}
        >
          <WhoCame people={sheet.people} came={form.came} onChange={form.setCame} />
        </Step>
        <WhatWasPlayed games={games} sheet={sheet} form={form} />
        <Step number={3} title={t('Tell them?')}>
          <Checkbox
            label={t('Send the results')}
            description={
              reached === 0
                ? t(
                    'Nobody who came can be written to. Results go to guests who were invited by mail or gave their address themselves, and did not stop your mails.',
                  )
                : sheet.resultsSent > 0
                  ? t(
                      'One mail to each of {count, plural, one {# guest} other {# guests}} who came; nobody gets it twice.',
                      { count: reached },
                    )
                  : t('One mail to each of {count, plural, one {# guest} other {# guests}} who came.', {
                      count: reached,
                    })
            }
            checked={form.sendsResults && reached > 0}
            disabled={reached === 0}
            onChange={({ target }) => form.setSendsResults(target.checked)}
          />
        </Step>
        <Tile className="flex flex-wrap items-center justify-between gap-3">
          <p>
            {form.plays.length === 0
              ? t('No game yet. You can wrap up without one.')
              : t('{count, plural, one {# play} other {# plays}} to write down.', { count: form.plays.length })}
          </p>
          <Button
            className="max-sm:w-full"
            type="submit"
            variant="primary"
            size="lg"
            icon={Check}
            pending={form.pending}
            pendingLabel={t('Wrapping up...')}
          >
            {t('Wrap Up')}
          </Button>
        </Tile>
      </form>
    </>
  );
}

interface WhoCameProps {
  people: WrapUpSheet['people'];
  came: ReadonlySet<number>;
  onChange: (person: WrapUpSheet['people'][number], came: boolean) => void;
}

/** All attendees with checkboxes; accepted ones are preselected. */
function WhoCame({ people, came, onChange }: WhoCameProps) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('Who came')}>
      {people.map((person) => (
        <li key={person.attendeeId}>
          <label className="group relative inline-flex min-h-tap max-w-full cursor-pointer items-center gap-2 rounded-md border border-dashed border-line-strong bg-tile-2 py-1 pr-3 pl-1.5 wrap-anywhere text-ink-2 has-checked:border-solid has-checked:bg-lamp-tint has-checked:font-strong has-checked:text-ink has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus">
            <input
              type="checkbox"
              className="sr-only"
              checked={came.has(person.attendeeId)}
              onChange={({ target }) => onChange(person, target.checked)}
            />
            <Avatar className="opacity-55 group-has-checked:opacity-100" name={person.name} size="sm" />
            <bdi>{[person.name, ...person.companions].join(', ')}</bdi>
            <Check className="icon invisible group-has-checked:visible" aria-hidden="true" />
          </label>
        </li>
      ))}
    </ul>
  );
}

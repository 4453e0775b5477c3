import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { ListedEvent } from '#shared/nights/events-contract.ts';
import { splitByTime } from '../night-list.ts';
import { NightCard } from './night-card.tsx';
import './night-lists.css';

interface NightListsProps {
  events: readonly ListedEvent[];
  /** Over the upcoming ones. */
  heading: string;
  /** Over a number of past ones. */
  pastText: (count: number) => string;
  /** Shown without upcoming events. */
  empty: ReactNode;
}

/** Upcoming events as cards, next first; past ones collapsed below. */
export function NightLists({ events, heading, pastText, empty }: NightListsProps) {
  const now = new Date();
  const { coming, past } = splitByTime(events, now);
  return (
    <>
      {coming.length === 0 ? (
        empty
      ) : (
        <section aria-label={heading}>
          <h2 className="sr-only">{heading}</h2>
          <NightGrid events={coming} now={now} />
        </section>
      )}
      {past.length === 0 ? null : <PastNights events={past} heading={pastText(past.length)} now={now} />}
    </>
  );
}

function NightGrid({ events, now }: { events: readonly ListedEvent[]; now: Date }) {
  return (
    <ul className="night-grid grid grid-cols-1 gap-x-5 gap-y-6.5 has-[>:nth-child(2)]:sm:grid-cols-2 has-[>:nth-child(3)]:desk:grid-cols-3">
      {events.map((event) => (
        <li key={event.id}>
          <NightCard event={event} now={now} wide={events.length === 1} />
        </li>
      ))}
    </ul>
  );
}

function PastNights({ events, heading, now }: { events: readonly ListedEvent[]; heading: string; now: Date }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className="past-nights mt-8">
      <h2>
        <button
          className="flex min-h-tap w-full items-center gap-2 border-b-[1.5px] border-b-line px-1 py-2 text-start font-display text-lead leading-[1.2] font-bold text-ink-2 hover:text-ink"
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown
            className="icon transition-transform duration-fast ease-[ease] in-aria-expanded:rotate-180"
            aria-hidden="true"
          />
          {heading}
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open ? <NightGrid events={events} now={now} /> : null}
      </div>
    </section>
  );
}

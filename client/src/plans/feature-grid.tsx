import {
  CalendarPlus,
  ChartColumn,
  Download,
  Infinity as Unlimited,
  LayoutTemplate,
  Sparkles,
  Star,
  Undo2,
} from 'lucide-react';
import { Tile } from '#client/ui/layout/tile.tsx';
import { t } from '#client/plans/words/words.ts';

const FEATURES = [
  [Unlimited, t('Unlimited games'), t('Put the whole shelf on one night.')],
  [Sparkles, t('Unlimited AI recommendations'), t('Generate as often as you like.')],
  [Star, t('All staff picks'), t('Not only the first two.')],
  [Undo2, t('Undo deletions'), t('Ten seconds to change your mind.')],
  [CalendarPlus, t('More game nights'), t('Ten a month, or no limit on Plus.')],
  [ChartColumn, t('Event analytics'), t('Who comes, who answers, who checks in.')],
  [LayoutTemplate, t('Templates'), t('Set up the weekly night once.')],
  [Download, t('Data export'), t('It is your shelf. Take it with you.')],
] as const;

/** The benefits of paid plans. */
export function FeatureGrid() {
  return (
    <section>
      <h2 className="mb-4.5 font-display text-xl leading-[1.2] font-extrabold">{t('What you get')}</h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-4.5 md:grid-cols-4">
        {FEATURES.map(([Icon, title, sentence]) => (
          <Tile as="li" key={title} className="p-3.5 md:p-5">
            <span
              className="grid size-10 place-items-center rounded-md bg-petrol-tint text-[1.1875rem] text-petrol"
              aria-hidden="true"
            >
              <Icon className="icon" />
            </span>
            <h3 className="mx-0 mt-2.5 mb-1 text-md leading-[1.3] font-bold">{title}</h3>
            <p className="text-sm text-ink-2">{sentence}</p>
          </Tile>
        ))}
      </ul>
    </section>
  );
}

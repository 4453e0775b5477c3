import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { foldPad } from '#shared/score-pads/fold-pad.ts';
import { standings } from '#shared/plays/standings.ts';
import { historyOf } from '../board/history.ts';
import { outcomeText, padStandings } from '../board/pad-standings.ts';
import type { StoredPad } from '../stored-pad.ts';
import { usePlayOfPad } from '../use-play-of-pad.ts';
import { PadStandingsList } from './pad-standings-list.tsx';
import { t } from '#client/score-pads/words/words.ts';

/** A finished pad with the standings of its play, as corrected since; for others with those of the pad. */
export function FinishedPad({ pad }: { pad: StoredPad }) {
  const { play, isDeleted } = usePlayOfPad(pad);
  const list = useMemo(() => (play ? standings(play) : padStandings(pad.sheet, foldPad(pad.entries))), [pad, play]);
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center p-4">
      <article className="grid w-[min(100vw_-_32px,460px)] justify-items-center gap-3.5 rounded-xl bg-tile p-6 text-center shadow-tile">
        <p className="font-strong text-ink-2">
          {isDeleted ? t('Its play was deleted') : pad.isOwn ? t('Saved as a play') : t('Saved by the host')}
        </p>
        <h1 className="text-2xl font-extrabold">{pad.gameTitle}</h1>
        <p className="text-lg font-strong">{outcomeText(list)}</p>
        <PadStandingsList list={list} />
        <LateEntries pad={pad} />
        <div className="flex flex-wrap justify-center gap-2.5">
          {pad.isOwn ? <Button href="/plays">{t('All Plays')}</Button> : null}
          <Button variant="primary" href="/table">
            {t('Another Table')}
          </Button>
        </div>
      </article>
    </div>
  );
}

/** Entries written offline on this device after others finished the pad. */
function LateEntries({ pad }: { pad: StoredPad }) {
  const late = new Set(pad.unsent.map(({ key }) => key));
  if (late.size === 0) return null;
  const lines = historyOf({ entries: [...pad.entries, ...pad.unsent], device: '', sheet: pad.sheet });
  return (
    <Banner
      tone="warn"
      role="alert"
      icon={CircleAlert}
      title={t('{count, plural, one {# entry of this phone} other {# entries of this phone}} came too late', {
        count: late.size,
      })}
    >
      <p>
        {late.size === 1
          ? t('The game was finished without it. The host can correct the play:')
          : t('The game was finished without them. The host can correct the play:')}
      </p>
      <ul className="mt-1.5 list-disc ps-4.5 text-start">
        {lines
          .filter(({ key }) => late.has(key))
          .map(({ key, words }) => (
            <li key={key}>{words}</li>
          ))}
      </ul>
    </Banner>
  );
}

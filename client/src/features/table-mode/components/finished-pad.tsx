import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { countText } from '#client/lib/number-text.ts';
import { foldPad } from '#shared/rules/score-pad/fold-pad.ts';
import { historyOf } from '../board/history.ts';
import { outcomeWords, padStandings } from '../board/pad-standings.ts';
import type { KeptPad } from '../device/kept-pad.ts';
import { Standings } from './standings.tsx';

/** A game that is over: its final standings, as the play holds them. */
export function FinishedPad({ pad }: { pad: KeptPad }) {
  const list = useMemo(() => padStandings(pad.sheet, foldPad(pad.entries)), [pad]);
  return (
    <div className="pad-apart">
      <article className="pad-over">
        <p className="pad-over-saved">{pad.isOwn ? 'Saved as a play' : 'Saved by the host'}</p>
        <h1>{pad.gameTitle}</h1>
        <p className="finish-words">{outcomeWords(list)}</p>
        <Standings list={list} />
        <LateEntries pad={pad} />
        <div className="pad-over-buttons">
          {pad.isOwn ? <Button href="/plays">All Plays</Button> : null}
          <Button variant="primary" href="/table">
            Another Table
          </Button>
        </div>
      </article>
    </div>
  );
}

/** What this phone wrote while it had no network and the others finished. */
function LateEntries({ pad }: { pad: KeptPad }) {
  const late = new Set(pad.unsent.map(({ key }) => key));
  if (late.size === 0) return null;
  const lines = historyOf({ entries: [...pad.entries, ...pad.unsent], device: '', sheet: pad.sheet });
  return (
    <Banner
      tone="warn"
      role="alert"
      icon={CircleAlert}
      title={`${countText(late.size, 'entry', 'entries')} of this phone came too late`}
    >
      <p>The game was finished without {late.size === 1 ? 'it' : 'them'}. The host can correct the play:</p>
      <ul className="late-entries">
        {lines
          .filter(({ key }) => late.has(key))
          .map(({ key, words }) => (
            <li key={key}>{words}</li>
          ))}
      </ul>
    </Banner>
  );
}

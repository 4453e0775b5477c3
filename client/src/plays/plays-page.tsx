import { CalendarHeart, FileDown, FileUp, NotebookPen, SearchX, Target, UsersRound, X } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { openLogPlay } from './play-dialog-view.ts';
import { UnsentPlayList } from './unsent-plays/unsent-play-list.tsx';
import { storyAddress } from '#client/lib/addresses.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { useNowOfDay } from '#client/lib/use-now-of-day.ts';
import { useViewInAddress } from '#client/lib/use-view-in-address.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { NearestNote } from '#client/ui/forms/nearest-note.tsx';
import { filterPlays, nearestPlaysText } from './rules/play-search.ts';
import { PlayList } from './play-list.tsx';
import { PlaysToolbar } from './plays-toolbar.tsx';
import { ALL_PLAYS, formatPlaysView, parsePlaysView } from './plays-view.ts';
import { usePlayLog } from './use-play-log.ts';
import { useTotalPlaysNote } from './total-plays-note.ts';
import { downloadPlays } from '#shared/plays/play-export-contract.ts';
import { t } from '#client/plays/words/words.ts';

const FORMAT = { parse: parsePlaysView, format: formatPlaysView };

/** All plays of the owner, filtered. */
export function PlaysPage() {
  const { log, counted, failed, retrying, retry } = usePlayLog();
  const [view, change] = useViewInAddress(FORMAT);
  const followed = useDeferredValue(view);
  const totalPlaysNote = useTotalPlaysNote(counted?.length);
  const now = useNowOfDay();
  const shown = useMemo(() => log && filterPlays(log, followed, now), [log, followed, now]);

  return (
    <Container>
      <PageHeader
        title={t('All Plays')}
        counts={[
          {
            label: counted?.length === 1 ? t('Recorded Play') : t('Recorded Plays'),
            value: counted ? wholeText(counted.length) : '-',
          },
          ...(log && counted && log.length > counted.length
            ? [{ label: t('Not in Statistics'), value: wholeText(log.length - counted.length) }]
            : []),
          ...(log && shown && shown.length !== log.length
            ? [{ label: t('Shown'), value: wholeText(shown.length) }]
            : []),
        ]}
        actions={
          <>
            {log && log.length > 0 ? (
              <Button icon={FileDown} href={downloadPlays.path} download>
                {t('Download as CSV')}
              </Button>
            ) : null}
            {log && log.length > 0 ? (
              <Button icon={CalendarHeart} href={storyAddress()}>
                {t('Your Year')}
              </Button>
            ) : null}
            <Button icon={UsersRound} href="/people">
              {t('People')}
            </Button>
            <Button icon={Target} href="/challenges">
              {t('Challenges')}
            </Button>
          </>
        }
      >
        {totalPlaysNote}
      </PageHeader>
      <UnsentPlayList level={2} />
      {failed ? (
        <LoadFailed title={t('Your plays could not be loaded')} retrying={retrying} onRetry={retry}>
          {t('They are safe where they are. Check your connection, then try again.')}
        </LoadFailed>
      ) : !log || !shown ? (
        <PlaysLoading />
      ) : log.length === 0 ? (
        <NoPlays />
      ) : (
        <>
          <PlaysToolbar log={log} view={view} onChange={change} />
          <NearestNote text={nearestPlaysText(followed, shown)} />
          <output className="sr-only">
            {t('{count, plural, one {# play} other {# plays}}', { count: shown.length })}
          </output>
          {shown.length > 0 ? <PlayList plays={shown} /> : <NoMatches onClear={() => change(ALL_PLAYS)} />}
        </>
      )}
    </Container>
  );
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function PlaysLoading() {
  return (
    <Loading label={t('Loading your plays...')} className="grid gap-3">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </Loading>
  );
}

function NoPlays() {
  return (
    <EmptyState
      title={t('No Game Sessions Yet')}
      action={
        <>
          <Button variant="primary" icon={NotebookPen} onClick={openLogPlay}>
            {t('Log a play')}
          </Button>
          <Button icon={FileUp} href="/import">
            {t('Bring plays from BG Stats')}
          </Button>
        </>
      }
    >
      {t('Every play you record is listed here, the latest first.')}
    </EmptyState>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={t('No plays match your search')}
      action={
        <Button icon={X} onClick={onClear}>
          {t('Clear')}
        </Button>
      }
    >
      {t('Try fewer words, or clear the filters.')}
    </EmptyState>
  );
}

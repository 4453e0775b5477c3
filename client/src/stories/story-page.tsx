import { NotebookPen, FileUp, Share2, CalendarSearch } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { storyAddress } from '#client/lib/addresses.ts';
import { lastNavigation } from '#client/lib/last-navigation.ts';
import { dayPartsOf } from '#client/lib/reader-clock.ts';
import { useNowOfDay } from '#client/lib/use-now-of-day.ts';
import { openLogPlay } from '#client/plays/play-dialog-view.ts';
import type { LoggedPlay } from '#client/plays/rules/play-log.ts';
import { t } from '#client/stories/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { rangeText, yearOf } from '#shared/stories/story-range.ts';
import { quietText } from '#shared/stories/story-text.ts';
import { storyYear } from './rules/story-span.ts';
import { ShareStoryDialog } from './share-story-dialog.tsx';
import { StoryChooser } from './story-chooser.tsx';
import { StoryDeck } from './story-deck.tsx';
import { parseStoryView, storyTitle } from './story-view.ts';
import { useStory } from './use-story.ts';

/** A year or a month in games (/story): of the owner, of a person, a group or an organization. */
export function StoryPage() {
  const [, navigate] = useLocation();
  const query = useSearch();
  const now = useNowOfDay();
  const view = useMemo(() => parseStoryView(query), [query]);
  const range = view.range ?? String(storyYear(now));
  const { story, subject, subjects, plays, user, failed, retrying, retry } = useStory(view.of, range);
  const [isSharing, setSharing] = useState(false);
  const cameBy = useRef(lastNavigation()).current;
  const years = useMemo(() => yearsOf(plays ?? [], yearOf(range), now), [plays, range, now]);

  // The choice replaces the page, so that Back leaves the story at once.
  const choose = (changes: { range?: string; of?: string }) => {
    const of = changes.of ?? subject.key;
    navigate(storyAddress({ range, ...changes, ...(of === 'me' ? { of: '' } : { of }) }), { replace: true });
  };
  const leave = () => {
    if (cameBy === 'load') navigate('/plays');
    else history.back();
  };

  const title = storyTitle(subject, range);
  const chooser = (
    <StoryChooser range={range} subject={subject} years={years} subjects={subjects} now={now} onChange={choose} />
  );
  if (story && story.plays > 0)
    return (
      <Container>
        <StoryDeck
          key={`${range} ${subject.key}`}
          title={title}
          note={story.isQuiet ? quietText(range) : null}
          cards={story.cards}
          range={range}
          chooser={chooser}
          action={
            <Button variant="primary" icon={Share2} onClick={() => setSharing(true)}>
              {t('Share This Story')}
            </Button>
          }
          onLeave={leave}
        />
        {isSharing && user ? (
          <ShareStoryDialog
            story={story}
            range={range}
            subject={subject}
            user={user}
            onClose={() => setSharing(false)}
          />
        ) : null}
      </Container>
    );
  return (
    <Container>
      <PageHeader title={title} actions={plays && plays.length > 0 ? chooser : null} />
      {failed ? (
        <LoadFailed title={t('Your plays could not be loaded')} retrying={retrying} onRetry={retry}>
          {t('They are safe where they are. Check your connection, then try again.')}
        </LoadFailed>
      ) : !story || !plays ? (
        <StoryLoading />
      ) : (
        <NothingPlayed plays={plays} range={range} isOwn={subject.kind === 'me'} onChoose={choose} />
      )}
    </Container>
  );
}

/** Years with plays, and those that can be asked for anyway; the latest first. */
function yearsOf(plays: readonly LoggedPlay[], chosen: number, now: Date): number[] {
  const years = new Set([chosen, dayPartsOf(now)[0], storyYear(now)]);
  let before = Infinity;
  for (const { playedAt } of plays) {
    // Plays are sorted: a year is read from the first play that is before it.
    if (playedAt.getTime() >= before) continue;
    const [year] = dayPartsOf(playedAt);
    years.add(year);
    before = Date.UTC(year, 0, 2);
  }
  return [...years].toSorted((a, b) => b - a);
}

function StoryLoading() {
  return (
    <Loading label={t('Reading your plays...')} className="grid gap-6 nav:grid-cols-2">
      <Skeleton className="h-104 rounded-xl" />
      <Skeleton className="h-104 rounded-xl max-nav:hidden" />
    </Loading>
  );
}

interface NothingPlayedProps {
  plays: readonly LoggedPlay[];
  range: string;
  isOwn: boolean;
  onChoose: (view: { range?: string; of?: string }) => void;
}

/** No play in the range, or none at all. */
function NothingPlayed({ plays, range, isOwn, onChoose }: NothingPlayedProps) {
  const [latest] = plays;
  if (latest) {
    const year = String(dayPartsOf(latest.playedAt)[0]);
    return (
      <EmptyState
        icon={CalendarSearch}
        title={t('Nothing played in {when}', { when: rangeText(range) })}
        action={
          year === range ? null : (
            <Button variant="primary" onClick={() => onChoose({ range: year })}>
              {t('Show {year}', { year })}
            </Button>
          )
        }
      >
        {t('Choose another year or month to see its story.')}
      </EmptyState>
    );
  }
  if (!isOwn)
    return (
      <EmptyState
        title={t('No plays together yet')}
        action={<Button onClick={() => onChoose({ of: 'me' })}>{t('Show Your Own Story')}</Button>}
      >
        {t(
          'The story of a group is told of plays with at least two of its members, found by their names; that of an organization of plays at its nights.',
        )}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('No story yet')}
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
      {t('Log what you play, and this page tells the year in cards: games, people, hours and firsts.')}
    </EmptyState>
  );
}

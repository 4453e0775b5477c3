import { NotebookText, SearchX, UsersRound, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { usePlayLog } from './use-play-log.ts';
import { wholeText } from '#client/lib/number-text.ts';
import { useViewInAddress } from '#client/lib/use-view-in-address.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { SearchBox } from '#client/ui/forms/search-box.tsx';
import { performanceOf } from './rules/player-performance.ts';
import { LikelyDuplicates } from './people/likely-duplicates.tsx';
import { NoPeople, PeopleLoading, PeopleUnavailable } from './people/people-states.tsx';
import { NearestNote } from '#client/ui/forms/nearest-note.tsx';
import { nearestPeopleText, PEOPLE_SEARCH, searchPeople } from './people/people-search.ts';
import { PeopleTable } from './people/people-table.tsx';
import { t } from '#client/plays/words/words.ts';

/** The owner's people, most frequent first. */
export function PeoplePage() {
  const { counted: log, people, failed, retrying, retry } = usePlayLog();
  const list = useRef<HTMLDivElement>(null);
  const [{ search }, change] = useViewInAddress(PEOPLE_SEARCH);
  const players = useMemo(() => log && performanceOf(log), [log]);
  const spellings = useMemo(() => new Map(people?.map((person) => [person.id, person.spellings])), [people]);
  const found = players && searchPeople(players, spellings, search);

  return (
    <Container>
      <PageHeader
        title={t('People')}
        counts={[
          {
            label: players?.length === 1 ? t('Person') : t('People'),
            value: players ? wholeText(players.length) : '-',
          },
        ]}
        actions={
          <>
            <Button icon={UsersRound} href="/groups">
              {t('Groups')}
            </Button>
            <Button icon={NotebookText} href="/plays">
              {t('All Plays')}
            </Button>
          </>
        }
      />
      {failed ? (
        <PeopleUnavailable retrying={retrying} onRetry={retry} />
      ) : !log || !players || !found || !people ? (
        <PeopleLoading />
      ) : players.length === 0 ? (
        <NoPeople />
      ) : (
        <>
          <LikelyDuplicates log={log} people={people} onAnswered={() => list.current?.focus()} />
          <div ref={list} tabIndex={-1} role="search" aria-label={t('People')} className="mb-4 focus:outline-none">
            <SearchBox
              value={search}
              onChange={(text) => change({ search: text })}
              placeholder={t('Search people...')}
            />
          </div>
          <NearestNote text={nearestPeopleText(found, spellings, search)} />
          {found.length > 0 ? (
            <PeopleTable players={found} spellings={spellings} />
          ) : (
            <EmptyState
              icon={SearchX}
              title={t('Nobody by that name')}
              action={
                <Button icon={X} onClick={() => change({ search: '' })}>
                  {t('Clear')}
                </Button>
              }
            >
              {t('Try fewer letters.')}
            </EmptyState>
          )}
        </>
      )}
    </Container>
  );
}

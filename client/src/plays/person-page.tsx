import { useParams } from 'wouter';
import { usePlayLog } from './use-play-log.ts';
import { Container } from '#client/ui/layout/container.tsx';
import { NoSuchPerson, PeopleLoading, PeopleUnavailable } from './people/people-states.tsx';
import { PersonView } from './people/person-view.tsx';

/** One of the owner's people. */
export function PersonPage() {
  const { id } = useParams<{ id: string }>();
  const { counted: log, people, failed, retrying, retry } = usePlayLog();
  const person = people?.find((one) => String(one.id) === id);

  if (people && !person) return <NoSuchPerson />;
  return (
    <Container>
      {failed ? (
        <PeopleUnavailable retrying={retrying} onRetry={retry} />
      ) : !log || !people || !person ? (
        <PeopleLoading />
      ) : (
        <PersonView key={person.id} person={person} people={people} log={log} />
      )}
    </Container>
  );
}

import { useParams } from 'wouter';
import { usePlayLog } from '#client/entities/plays/use-play-log.ts';
import { Container } from '#client/ui/container.tsx';
import { NoSuchPerson, PeopleLoading, PeopleUnavailable } from '#client/features/people/components/people-states.tsx';
import { PersonView } from '#client/features/people/components/person-view.tsx';

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

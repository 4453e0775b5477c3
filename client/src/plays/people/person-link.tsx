import { FigureLink } from '#client/ui/charts/figures-table.tsx';

/** The name of a person, with the link of their row if they have a page. */
export const PersonLink = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? (
    <bdi>{name}</bdi>
  ) : (
    <FigureLink href={`/people/${id}`}>
      <bdi>{name}</bdi>
    </FigureLink>
  );

import { Link } from 'wouter';
import type { PlayPerson } from '../rules/play-log.ts';

/** A person's name, linked to their page if known. */
export function PersonName({ person: { id, name } }: { person: PlayPerson }) {
  return id === null ? (
    <bdi>{name}</bdi>
  ) : (
    <Link
      href={`/people/${id}`}
      className="-my-1 inline-block min-w-6 py-1 hover:text-petrol hover:underline hover:underline-offset-3"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

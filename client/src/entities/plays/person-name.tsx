import { Link } from 'wouter';
import type { PlayPerson } from './rules/play-log.ts';

/** Somebody's name, leading to their page where they have one. */
export function PersonName({ person: { id, name } }: { person: PlayPerson }) {
  return id === null ? (
    <bdi>{name}</bdi>
  ) : (
    <Link href={`/people/${id}`} className="hover:text-petrol hover:underline hover:underline-offset-3">
      <bdi>{name}</bdi>
    </Link>
  );
}

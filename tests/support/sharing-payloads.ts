import { addComment, type Comment } from '#shared/contracts/shared-collection.ts';
import { createSharing } from '#shared/contracts/sharing.ts';
import type { Person, Reply } from './owners.ts';

/** A collection shared over HTTP; fails loudly when it is refused. */
export async function shareFor(person: Person, changes: object = {}): Promise<Reply<typeof createSharing>['body']> {
  const { status, body } = await person.call(createSharing, { body: { title: 'Our shelf', ...changes } });
  if (status !== 201) throw new Error(`the collection was not shared: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** A comment written over HTTP; fails loudly when it is refused. */
export async function commentBy(person: Person, shareId: string, text: string): Promise<Pick<Comment, 'id'>> {
  const { status, body } = await person.call(addComment, { params: { shareId }, body: { text } });
  if (status !== 201) throw new Error(`the comment was not written: ${status} ${JSON.stringify(body)}`);
  return body;
}

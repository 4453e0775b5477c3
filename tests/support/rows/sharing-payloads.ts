import { addComment, type Comment } from '#shared/sharing/shared-collection-contract.ts';
import { createSharing } from '#shared/sharing/sharing-contract.ts';
import type { Person, Reply } from '../server/owners.ts';

/** Shares a collection over HTTP; throws if refused. */
export async function shareFor(person: Person, changes: object = {}): Promise<Reply<typeof createSharing>['body']> {
  const { status, body } = await person.call(createSharing, { body: { title: 'Our shelf', ...changes } });
  if (status !== 201) throw new Error(`the collection was not shared: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Adds a comment over HTTP; throws if refused. */
export async function commentBy(person: Person, shareId: string, text: string): Promise<Pick<Comment, 'id'>> {
  const { status, body } = await person.call(addComment, { params: { shareId }, body: { text } });
  if (status !== 201) throw new Error(`the comment was not written: ${status} ${JSON.stringify(body)}`);
  return body;
}

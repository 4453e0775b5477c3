/** A view's query with other ids of tags; tags without a new id are left out. @param newIdOf the new id of a tag */
export function replaceTagIds(query: string, newIdOf: (id: number) => number | undefined): string {
  const params = new URLSearchParams(query);
  const tags = params.get('tags');
  if (tags === null) return query;
  const ids = tags.split('-').flatMap((id) => newIdOf(Number(id)) ?? []);
  if (ids.length === 0) params.delete('tags');
  else params.set('tags', ids.join('-'));
  return params.toString();
}

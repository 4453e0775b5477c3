/** The ETag of a response. @throws Error if a request with it is not answered 304 */
export async function etagOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const etag = answer.headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { ...headers, 'if-none-match': etag } });
  await again.arrayBuffer();
  if (again.status !== 304) throw new Error(`${url} is unchanged, but was answered ${again.status}`);
  return etag;
}

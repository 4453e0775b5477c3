import { StringDecoder } from 'node:string_decoder';

/** Text line by line. Propagates errors of the source, which `node:readline` swallows. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  for await (const chunk of chunks) {
    const [first = '', ...rest] = decoder.write(chunk).split('\n');
    parts.push(first);
    for (const next of rest) {
      yield parts.join('');
      parts = [next];
    }
  }
  const last = parts.join('') + decoder.end();
  if (last !== '') yield last;
}

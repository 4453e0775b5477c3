/** Passes bytes through and validates UTF-8. @throws an error of `notUtf8`, or of `notText` for a NUL byte */
export async function* utf8Only(
  chunks: AsyncIterable<Buffer>,
  { notUtf8, notText }: { notUtf8: () => Error; notText: () => Error },
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const check = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw notUtf8();
    }
  };
  for await (const chunk of chunks) {
    check(chunk);
    if (chunk.includes(0)) throw notText();
    yield chunk;
  }
  check();
}

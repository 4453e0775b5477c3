/** Writes for the present reader. A build of the screens has one language; the server has one for each request. */
interface Writer {
  /** The translation of a message; the message itself if none is known. */
  translated: (message: string) => string;
  locale: () => string;
}

let writer: Writer = { translated: (message) => message, locale: () => 'en-GB' };

/** Sets who writes, once at the start. */
export const writeBy = (chosen: Writer): unknown => (writer = chosen);

export const presentWriter = (): Writer => writer;

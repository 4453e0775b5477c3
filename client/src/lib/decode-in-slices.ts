import * as z from 'zod/mini';

/** Elements that are decoded at a time: a few milliseconds of a phone. */
const SLICE = 200;

/**
 * Decodes a value by its schema. A long list is decoded in parts, so that the page can draw and answer between them.
 * @param pause ends when the page had its turn
 * @throws z.core.$ZodError as `z.decode` does; the place of an element counts from the beginning of its part
 */
export async function decodeInSlices(schema: z.ZodMiniType, value: unknown, pause = pageTurn): Promise<unknown> {
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(value) || value.length <= SLICE)
    return z.decode(schema, value);
  const decoded: unknown[] = [];
  for (let start = 0; start < value.length; start += SLICE) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other is the purpose
    if (start > 0) await pause();
    for (const element of z.decode(schema, value.slice(start, start + SLICE))) decoded.push(element);
  }
  return decoded;
}

/** By a message and not by a timer: those of a page in the background come once a second. */
const pageTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

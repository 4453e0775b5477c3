import { Parser } from 'htmlparser2';
import { brokenWorkbook } from './file-errors.ts';

/** Sheets are four levels deep. */
const MAX_DEPTH = 30;
const MAX_ATTRIBUTES = 200;
/** Characters without an event, because a name or an attribute is in memory as a whole. */
const MAX_SILENCE = 1024 * 1024;

export interface XmlEvents {
  /** Names are without their prefix. */
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of a workbook piece by piece, and calls back for what is in it; yields after each piece, so that what was found can be
 * passed on. @throws Refusal invalid_file if it is damaged
 */
export async function* xmlEvents(chunks: AsyncIterable<Buffer>, events: XmlEvents): AsyncGenerator<void> {
  let depth = 0;
  let attributes = 0;
  let silence = 0;
  const parser = new Parser(
    {
      onopentagname: () => {
        attributes = 0;
        if ((depth += 1) > MAX_DEPTH) throw brokenWorkbook();
      },
      onattribute: () => {
        silence = 0;
        if ((attributes += 1) > MAX_ATTRIBUTES) throw brokenWorkbook();
      },
      onopentag: (name, found) => {
        silence = 0;
        events.open?.(withoutPrefix(name), found);
      },
      ontext: (text) => {
        silence = 0;
        events.text?.(text);
      },
      onclosetag: (name) => {
        depth -= 1;
        events.close?.(withoutPrefix(name));
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    silence += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (silence > MAX_SILENCE) throw brokenWorkbook();
    yield;
  }
  if (depth !== 0) throw brokenWorkbook();
  parser.end();
}

/** Reads a whole part. */
export async function readXmlPart(chunks: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  for await (const _piece of xmlEvents(chunks, events));
}

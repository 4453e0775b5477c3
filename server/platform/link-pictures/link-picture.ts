import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Category } from '#shared/enums.ts';
import type { Database } from '#server/platform/database/database.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';
import { linkToken } from '#server/platform/http/link-token.ts';

/** What the picture of a link shows in chats: nothing that its page hides from a stranger. */
export interface LinkPicture {
  /** A day as a printed plate, or 'one of 6 dates'. */
  plate: readonly [above: string, large: string, below: string] | null;
  /** In letters that the fonts lack it is not drawn: chats write it below the picture. */
  title: string;
  /** Drawn in place of such a title. */
  kind: string;
  /** Beside the plate, or above the title: at most two. */
  lines: readonly string[];
  /** Seats that are left, games of a shelf; `quiet` if it invites to nothing. */
  note: readonly [text: string, tone: 'lamp' | 'quiet'] | null;
  /** Their covers are drawn: at most four. */
  games: readonly (readonly [title: string, category: Category | null])[];
  /** Of the night: '#667eea'. */
  colour: string;
}

/** Goes up with what a picture looks like, so that chats fetch it again. */
const VERSION = 1;
export const PICTURE_PATH = `/link-pictures/${VERSION}`;

type Words = readonly [
  LinkPicture['plate'],
  title: string,
  kind: string,
  LinkPicture['lines'],
  LinkPicture['note'],
  LinkPicture['games'],
  colour: string,
];

/** Addresses of pictures contain what is shown, signed: they need no row, never change, and nobody else can order one. */
export interface LinkPictures {
  /** Absolute. */
  addressOf: (picture: LinkPicture) => string;
  /** Null without a valid signature. @param name the last part of an address */
  pictureOf: (name: string) => LinkPicture | null;
}

/** Call it before a transaction, because it reads on its own connection. */
export async function linkPictures(db: Database, origin: string): Promise<LinkPictures> {
  const secret = await serverSecret(db, 'link pictures', () => randomBytes(32).toString('base64url'));
  const signed = (shown: string) => `${shown}.${linkToken(secret, shown)}.png`;
  return {
    addressOf: ({ plate, title, kind, lines, note, games, colour }) => {
      const words = JSON.stringify([plate, title, kind, lines, note, games, colour]);
      return `${origin}${PICTURE_PATH}/${signed(Buffer.from(words).toString('base64url'))}`;
    },
    pictureOf: (name) => {
      const shown = name.slice(0, Math.max(0, name.indexOf('.')));
      const [given, right] = [Buffer.from(name), Buffer.from(signed(shown))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const words = JSON.parse(Buffer.from(shown, 'base64url').toString()) as Words;
      const [plate, title, kind, lines, note, games, colour] = words;
      return { plate, title, kind, lines, note, games, colour };
    },
  };
}

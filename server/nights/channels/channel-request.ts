import { cut } from '#shared/text/cut.ts';
import type { ChannelKind } from '#shared/enums.ts';
import { type News, newsWords, testWords, type Words } from './news-text.ts';
import { signatureHeaders } from './sign-message.ts';

export interface Target {
  kind: ChannelKind;
  target: string;
  secret: string | null;
}

export interface Message {
  /** The same for every attempt. */
  id: string;
  /** When it happened. */
  at: Date;
  /** Null for a test. */
  news: News | null;
}

export interface ChannelRequest {
  url: URL;
  body: string;
  headers: Record<string, string>;
}

/** Telegram's servers; another origin in tests only. */
export const TELEGRAM_ORIGIN = 'https://api.telegram.org';

/** The request that tells a channel of something, in the format of its kind. */
export function channelRequest(
  { kind, target, secret }: Target,
  message: Message,
  now: Date,
  telegramOrigin = TELEGRAM_ORIGIN,
): ChannelRequest {
  const words = message.news === null ? testWords() : newsWords(message.news, now);
  switch (kind) {
    case 'discord':
      // No title pings anybody, not even '@everyone'.
      return json(target, {
        content: plainText(words, escapeMarkdown, DISCORD_LENGTH),
        allowed_mentions: { parse: [] },
      });
    case 'slack':
      return json(target, { text: plainText(words, escapeSlack) });
    case 'ntfy': {
      const { base, topic } = splitTopic(target);
      const [title, ...lines] = linesOf(words);
      return json(base, { topic, title, message: lines.join('\n'), ...(words.url !== null && { click: words.url }) });
    }
    case 'telegram':
      return json(`${telegramOrigin}/bot${secret}/sendMessage`, { chat_id: target, text: plainText(words) });
    case 'address': {
      const request = json(target, payload(message, words));
      return { ...request, headers: signatureHeaders(secret ?? '', { id: message.id, at: now, body: request.body }) };
    }
  }
}

const json = (url: string, body: object): ChannelRequest => ({
  url: new URL(url),
  body: JSON.stringify(body),
  headers: {},
});

const linesOf = ({ title, lines }: Words): string[] => [title, ...lines];

/** What Discord takes. */
const DISCORD_LENGTH = 2000;

/** The link stays as it is. @param most letters, with it */
function plainText(words: Words, escape = (text: string): string => text, most = Infinity): string {
  const link = words.url === null ? '' : `\n${words.url}`;
  return cut(linesOf(words).map(escape).join('\n'), most - link.length) + link;
}

const escapeMarkdown = (text: string): string => text.replace(/[\\*_~`|[\]()<>#-]/g, '\\$&');

const SLACK_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeSlack = (text: string): string => text.replace(/[&<>]/g, (sign) => SLACK_ENTITIES[sign] ?? sign);

/** ntfy takes JSON at its root, with the topic in it: headers would take no other letters than Latin ones. */
function splitTopic(target: string): { base: string; topic: string } {
  const at = target.lastIndexOf('/') + 1;
  return { base: target.slice(0, at), topic: target.slice(at) };
}

/** What any address is sent. Moments are ISO 8601. */
function payload({ id, at, news }: Message, words: Words): object {
  if (news === null) return { id, kind: 'test', at, night: null, text: linesOf(words).join('\n') };
  const { kind, night, before, results } = news;
  const { publicId, title, date, timeZone, place, seats, url } = night;
  return {
    id,
    kind,
    at,
    night: { id: publicId, title, date, timeZone, place, seats, url },
    ...(before && { before }),
    ...(results && { results }),
    text: linesOf(words).join('\n'),
  };
}

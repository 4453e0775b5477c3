import type { ChannelKind } from '#shared/enums.ts';
import { t } from '#shared/words/words.ts';

interface ChannelWords {
  name: string;
  /** Where the host finds the address, in a line. */
  where: string;
  targetLabel: string;
  placeholder: string;
  /** Null for the kinds without a secret besides the address. */
  secretLabel: string | null;
}

/** What each kind of channel is called, and asks for. */
export const CHANNEL_WORDS: Record<ChannelKind, ChannelWords> = {
  discord: {
    name: 'Discord',
    where: t('In Discord: the settings of the channel, Integrations, Webhooks, New Webhook, Copy Webhook URL.'),
    targetLabel: t('Webhook URL'),
    placeholder: 'https://discord.com/api/webhooks/...',
    secretLabel: null,
  },
  slack: {
    name: 'Slack',
    where: t('At api.slack.com/apps: your app, Incoming Webhooks, Add New Webhook, then copy its URL.'),
    targetLabel: t('Webhook URL'),
    placeholder: 'https://hooks.slack.com/services/...',
    secretLabel: null,
  },
  ntfy: {
    name: 'ntfy',
    where: t('The address of the topic: the server, then a name that is hard to guess.'),
    targetLabel: t('Address of the topic'),
    placeholder: 'https://ntfy.sh/your-topic',
    secretLabel: null,
  },
  telegram: {
    name: 'Telegram',
    where: t('In Telegram: write /newbot to @BotFather for a token, then add the bot to your group or channel.'),
    targetLabel: t('Chat: its number, or @name if it is public'),
    placeholder: '-1001234567890',
    secretLabel: t('Token of the bot'),
  },
  address: {
    name: t('Any address'),
    where: t(
      'JSON is sent there, signed as standardwebhooks.com describes. Give the key to the program that receives it.',
    ),
    targetLabel: t('Address'),
    placeholder: 'https://example.org/hooks/rollcall',
    secretLabel: t('Key that signs'),
  },
};

/** Host name and path of an address without credentials, fragment, or anything but http; null otherwise. */
function readAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

const DISCORD_HOSTS = ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'];

const isAt = (url: URL, hosts: readonly string[], path: RegExp): boolean =>
  url.protocol === 'https:' && hosts.includes(url.host) && path.test(url.pathname);

const LOOKS_RIGHT: Record<ChannelKind, (text: string) => boolean> = {
  discord: (text) => {
    const url = readAddress(text);
    return url !== null && isAt(url, DISCORD_HOSTS, /^\/api\/(?:v\d{1,2}\/)?webhooks\/\d{1,30}\/[\w-]{1,200}$/);
  },
  slack: (text) => {
    const url = readAddress(text);
    return url !== null && isAt(url, ['hooks.slack.com'], /^\/services\/[\w/]{1,200}$/);
  },
  ntfy: (text) => {
    const url = readAddress(text);
    return url !== null && !/[?#]/.test(text) && /^\/(?:[\w.-]{1,100}\/){0,5}[\w-]{1,64}$/.test(url.pathname);
  },
  telegram: (text) => /^(?:-?\d{1,20}|@[A-Za-z]\w{3,31})$/.test(text),
  address: (text) => readAddress(text) !== null,
};

const WRONG_TARGET: Record<ChannelKind, string> = {
  discord: t('This is no webhook of Discord. It begins with https://discord.com/api/webhooks/'),
  slack: t('This is no webhook of Slack. It begins with https://hooks.slack.com/services/'),
  ntfy: t('Please enter the address of a topic, such as https://ntfy.sh/your-topic'),
  telegram: t('Please enter the number of a chat, such as -1001234567890, or the @name of a public one'),
  address: t('Please enter a web address that begins with https:// or http://'),
};

/** Why this is no address of that kind, for the host; null if it looks right. */
export const targetError = (kind: ChannelKind, target: string): string | null =>
  LOOKS_RIGHT[kind](target) ? null : WRONG_TARGET[kind];

const BOT_TOKEN = /^\d{5,20}:[\w-]{20,100}$/;
/** 24 to 64 bytes, as Standard Webhooks has it. */
const SIGNING_KEY = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/;

/** Why this is no secret of that kind, for the host; null if it looks right. */
export function secretError(kind: ChannelKind, secret: string | null): string | null {
  if (kind === 'telegram')
    return BOT_TOKEN.test(secret ?? '') ? null : t('Please enter the token from @BotFather, such as 123456789:AAE...');
  if (kind === 'address')
    return SIGNING_KEY.test(secret ?? '') ? null : t('Please enter whsec_ and at least 32 characters of base64');
  return secret === null ? null : t('This kind of channel has no secret besides its address');
}

/** Where a channel leads, without what would let others post there. */
export interface ShownTarget {
  host: string;
  /** The last four letters of the secret part; '' if that part is too short to show any. */
  ending: string;
}

const LETTERS = 4;
/** Of a shorter secret four letters would say too much. */
const LEAST_SECRET = 12;

export function shownTarget(kind: ChannelKind, target: string, secret: string | null): ShownTarget {
  const url = kind === 'telegram' ? null : readAddress(target);
  const hidden = url === null ? (secret ?? '') : (`${url.pathname}${url.search}`.split('/').at(-1) ?? '');
  const ending = hidden.length < LEAST_SECRET ? '' : hidden.slice(-LETTERS);
  return { host: url?.host ?? 'api.telegram.org', ending };
}

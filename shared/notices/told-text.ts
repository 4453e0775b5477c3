type Told = `1 device is told of changes${How}.` | `{devices} devices are told of changes${How}.`;
type How = '' | ' besides the mails' | ' instead of by mail';

/**
 * How many devices of a guest are told: whoever has their link could have added one, so their page always says it. @param
 * isMailed whether they have an address @param areMailedToo whether a device wants mails as well @param say writes
 * it in a language
 */
export function toldText(
  devices: number,
  isMailed: boolean,
  areMailedToo: boolean,
  say: (sentence: Told, values: { devices: number }) => string,
): string {
  const how: How = !isMailed ? '' : areMailedToo ? ' besides the mails' : ' instead of by mail';
  const sentence: Told =
    devices === 1 ? `1 device is told of changes${how}.` : `{devices} devices are told of changes${how}.`;
  return say(sentence, { devices });
}

/** A guest's device as their page carries it for its script. */
export interface ToldDevice {
  /** SHA-256 of its endpoint in base64url. */
  key: string;
  kinds: string[];
  alsoMailed: boolean;
  quiet: boolean;
}

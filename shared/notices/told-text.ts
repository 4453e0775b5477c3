/**
 * How many devices of a guest are told: whoever has their link could have added one, so their page always says it. @param
 * isMailed whether they have an address @param areMailedToo whether a device wants mails as well
 */
export function toldText(devices: number, isMailed: boolean, areMailedToo: boolean): string {
  const mails = areMailedToo ? ' besides the mails' : ' instead of by mail';
  return `${devices === 1 ? '1 device is' : `${devices} devices are`} told of changes${isMailed ? mails : ''}.`;
}

/** A guest's device as their page carries it for its script. */
export interface ToldDevice {
  /** SHA-256 of its endpoint in base64url. */
  key: string;
  kinds: string[];
  alsoMailed: boolean;
  quiet: boolean;
}

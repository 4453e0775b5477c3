/** How many devices of a guest are told: whoever has their link could have added one, so their page always says it. */
export const toldText = (devices: number, areMailedToo: boolean): string =>
  `${devices === 1 ? '1 device is' : `${devices} devices are`} told of changes ${areMailedToo ? 'besides the mails' : 'instead of by mail'}.`;

/** A guest's device as their page carries it for its script. */
export interface ToldDevice {
  /** SHA-256 of its endpoint in base64url. */
  key: string;
  kinds: string[];
  alsoMailed: boolean;
  quiet: boolean;
}

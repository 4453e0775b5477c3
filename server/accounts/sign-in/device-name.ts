import { t } from '../words/words.ts';

/** Marks in a browser's User-Agent, the more telling first: most browsers also claim to be others. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string, also?: RegExp])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari', /\bVersion\/[\d.]/],
];
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** The first two hundred characters of a User-Agent contain everything relevant. */
const MAX_USER_AGENT_LENGTH = 1_000;

export const UNKNOWN_DEVICE = 'Unknown device';

/** Returns the signed-in device in words: 'Firefox on Windows'. @param userAgent as the browser sent it, or '' */
export function deviceName(userAgent: string): string {
  const header = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  const browser = BROWSERS.find(([mark, , also]) => mark.test(header) && also?.test(header) !== false)?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(header))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}

/** A stored name for its reader: what this server named is in their language, what a person named is as it is. */
export function deviceText(name: string): string {
  if (name === UNKNOWN_DEVICE) return t('Unknown device');
  const browser = BROWSERS.find(([, one]) => name.startsWith(`${one} on `))?.[1];
  const system = SYSTEMS.find(([, one]) => name === `${browser} on ${one}`)?.[1];
  return browser && system ? t('{browser} on {system}', { browser, system }) : name;
}

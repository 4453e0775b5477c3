import { expect, test } from 'vitest';
import { inLanguage } from '#server/platform/words/language.ts';
import { deviceName, deviceText } from './device-name.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['', 'Unknown device'],
  ['curl/8.5.0', 'Unknown device'],
  ['Mozilla/5.0 (X11; Linux x86_64) Konqueror/5.0', 'Linux'],
  ['Firefox/140.0', 'Firefox'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Chromebook'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${KIT} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${KIT} Version/18.6 Safari/604.1`, 'Safari on iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${KIT} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/18.6 Safari/605.1.15`, 'Safari on Mac'],
])('%s is "%s"', (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words);
});

test.each([
  ['Firefox on Windows', 'Firefox unter Windows'],
  ['Samsung Internet on Android', 'Samsung Internet unter Android'],
  ['Unknown device', 'Unbekanntes Gerät'],
  ['Safari', 'Safari'],
  ['Laptop on Windows', 'Laptop on Windows'],
  ['Firefox on Windows at work', 'Firefox on Windows at work'],
])('%s is read in German as "%s": only what this server named is translated', (name, read) => {
  expect(deviceText(name)).toBe(name);
  expect(inLanguage('de', () => deviceText(name))).toBe(read);
});

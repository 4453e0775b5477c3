import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Reads or writes a date in the zone of the machine: parts, texts, dates of parts, formats without a zone. */
const OF_MACHINE = [
  /[\w)\]]\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(/,
  /\.getTimezoneOffset\(|\.to(?:Date|Time|LocaleDate|LocaleTime)String\(/,
  /new Date\([^()`'",]+,/,
  /new Date\(`[^`]*T[\d:]+`\)/,
  /resolvedOptions\(/,
];
/** A format of dates, of which the options before the closing bracket must name a zone. */
const FORMATS = /new Intl\.DateTimeFormat\(((?:[^()]|\([^()]*\))*)\)|Intl\.DateTimeFormat\(\)/g;

/** Where the machine's zone may be read, with the reason. Everything else asks `reader-time` or `reader-clock`. */
const MAY_READ: Readonly<Record<string, string>> = {
  'client/src/lib/reader-time.ts': "the browser's zone, for readers without one in their profile",
  'client/src/guests/guests-zone.ts': 'guests have no profile',
  'client/src/nights/date-polls/option-calendar.tsx':
    'days without a zone: the calendar makes and takes midnights of the browser',
  'shared/time/hour-cycle.ts': 'no date: whether a language writes 12 or 24 hours',
  'shared/contract/fields.ts': 'no date: whether a zone exists',
};
/** Formats whose options come from the caller, who names the zone. */
const OPTIONS_OF_CALLER = ['client/src/lib/reader-time.ts', 'shared/time/day-text.ts'];

const sources = ['client/src', 'server', 'shared'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
);

test('no date is read or written in the zone of the machine, whatever the profile says', () => {
  const reading = sources.filter(([, source]) => OF_MACHINE.some((pattern) => pattern.test(source)));
  expect(sources.length).toBeGreaterThan(1500);
  expect(reading.map(([file]) => file).toSorted()).toEqual(Object.keys(MAY_READ).toSorted());
});

test('every format of dates names its zone', () => {
  const without = sources.filter(([, source]) =>
    [...source.matchAll(FORMATS)].some(([, options = '']) => !/\btimeZone\b/.test(options)),
  );
  const known = [
    ...OPTIONS_OF_CALLER,
    'client/src/guests/guests-zone.ts',
    // For the developer at the machine.
    'server/platform/mails/outbox-page.ts',
    'shared/time/hour-cycle.ts',
  ];
  expect(without.map(([file]) => file).toSorted()).toEqual(known.toSorted());
});

test("the browser's zone is asked for only where it is compared with that of the profile", () => {
  const asking = sources.filter(([, source]) => /\bbrowsersZone\(/.test(source)).map(([file]) => file);
  expect(asking).toEqual(['client/src/accounts/home-time-zone.ts']);
});

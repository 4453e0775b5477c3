/** Megabytes of the largest files that are allowed, a little under their limits. */
const MB = 1024 * 1024;
const SIZES = { account: 63 * MB, plays: 24 * MB, collection: 24 * MB };

export interface UploadFile {
  path: string;
  contentType: string;
  body: Buffer;
}

const RESTORE = { path: '/api/export/restore', contentType: 'application/json' };
const BG_STATS = { path: '/api/imports/bgstats', contentType: 'application/json' };
const COLLECTION = { path: '/api/imports/bgg-collection', contentType: 'text/csv' };
const NOW = '2024-05-01T10:00:00Z';
const HEAD = '{"rollcall":{"version":1}';

/** A text between two others, repeated up to this number of bytes. */
function filled(before: string, again: string, after: string, bytes: number): Buffer {
  const body = Buffer.alloc(bytes, again);
  const whole = before.length + Math.floor((bytes - before.length - after.length) / again.length) * again.length;
  body.write(before + again.slice(0, again.length * Number(before.length < bytes)), 0);
  body.fill(again, before.length, whole);
  body.write(after, whole);
  return body.subarray(0, whole + after.length);
}

/** The same with numbered entries, separated by commas, up to this number. */
function listed(
  before: string,
  entry: (place: number) => string,
  after: string,
  bytes: number,
  most = Infinity,
): Buffer {
  const parts = [before];
  let length = before.length + after.length;
  for (let place = 0; place < most; place += 1) {
    const text = (place === 0 ? '' : ',') + entry(place);
    length += text.length;
    if (length > bytes) break;
    parts.push(text);
  }
  return Buffer.from(parts.join('') + after);
}

const aGame = (place: number) =>
  `{"id":${place + 1},"title":"Game number ${place}","players":"2-4","duration":"45 min","category":"strategy","difficulty":"medium","minAge":10,"notes":"${'Some words about it. '.repeat(10)}","bggId":${place + 1},"year":2004,"rating":4,"timesPlayed":12,"createdAt":"${NOW}"}`;
const aPlay = (place: number, more = '') =>
  `{"id":${place + 1},"gameId":${(place % 1000) + 1},"gameTitle":"Game number ${place % 1000}","playedAt":"${NOW}","players":"[\\"Ana\\",\\"Bea\\",\\"Cem\\"]","scores":"[94,88,71]","winner":"Ana","notes":"A quiet evening with the three of us","duration":85,"outcome":"highest","sourceId":"bgstats:e4e0cd09-4bac-430e-88c3-${place}","createdAt":"${NOW}"${more}}`;
const aGuest = (place: number) =>
  `{"email":"guest-${place}@example.org","name":"Guest ${place}","status":"accepted","partySize":1,"answers":[{"status":"accepted","partySize":1,"via":"link","createdAt":"${NOW}"}],"createdAt":"${NOW}"}`;
const guests = Array.from({ length: 500 }, (_, place) => aGuest(place)).join(',');
const aNight = (place: number) =>
  `{"title":"Night ${place}","date":"${NOW}","timeZone":"Europe/Lisbon","hostEmail":"host@example.org","bannerColor":"#667eea","eventType":"game_night","status":"completed","durationMinutes":240,"createdAt":"${NOW}","attendees":[${guests}]}`;
const aPerson = (place: number) =>
  `{"name":"P${place}","spellings":[${Array.from({ length: 1000 }, (_, n) => `"${place}-${n}"`).join(',')}],"createdAt":"${NOW}"}`;
const anExportedPlay = (place: number) =>
  `{"uuid":"e4e0cd09-4bac-430e-88c3-${place}","playDate":"2024-05-01 20:00:00","gameRefId":${place % 300},"durationMin":60,"comments":"Comment ${place}","playerScores":[${Array.from({ length: 4 }, (_, n) => `{"score":"${n}","winner":false,"playerRefId":${n},"rank":${n},"metaData":"{}"}`).join(',')}]}`;
const exported = (lists: string) =>
  `{"games":[${Array.from({ length: 300 }, (_, id) => `{"id":${id},"name":"Game ${id}","copies":[{"statusOwned":true}]}`).join(',')}],"players":[${Array.from({ length: 4 }, (_, id) => `{"id":${id},"name":"Player ${id}"}`).join(',')}],${lists}`;
const CSV_HEAD = 'objectname,objectid,own\n';

const seats = `,"seats":[${Array.from({ length: 100 }, () => '{}').join(',')}]`;
const account = (before: string, again: string, after: string) => filled(HEAD + before, again, after, SIZES.account);
const accountOf = (before: string, entry: (place: number) => string, most?: number) =>
  listed(HEAD + before, entry, ']}', SIZES.account, most);
const games = `,"games":[${Array.from({ length: 1000 }, (_, place) => aGame(place)).join(',')}]`;

/** The largest allowed files that attack the server, and honest ones. Made on demand. */
export const UPLOAD_FILES: Record<string, { short: boolean; make: () => UploadFile }> = {
  'profile with an unknown list': file(true, RESTORE, () => account(',"profile":{"x":[', '{},', '{}]}}')),
  'list without an end of brackets': file(true, RESTORE, () => account(',"games":', '[', '')),
  'long history': file(false, RESTORE, () => account(',"history":[', '{"a":1},', '0]}')),
  'unknown keys at the top': file(false, RESTORE, () => account(',', '"abc":{},', '"d":0}')),
  'text of 63 MB': file(true, RESTORE, () => account(',"profile":{"firstName":"', 'x', '"}}')),
  'unknown text of escapes': file(false, RESTORE, () => account(',"profile":{"x":"', '\\n', '"}}')),
  'number of 63 MB': file(false, RESTORE, () => account(',"profile":{"x":', '1', '}}')),
  'key of 63 MB': file(false, RESTORE, () => account(',"profile":{"', 'k', '":1}}')),
  'blanks of 63 MB': file(false, RESTORE, () => account('', ' ', '}')),
  'sections again and again': file(false, RESTORE, () => account('', ',"profile":{}', '}')),
  'people of a thousand spellings': file(true, RESTORE, () => accountOf(',"people":[', aPerson)),
  'nights of 500 guests': file(false, RESTORE, () => accountOf(',"nights":[', aNight)),
  'plays of 100 seats': file(false, RESTORE, () => accountOf(`${games},"plays":[`, (place) => aPlay(place, seats))),
  'honest account: 15,000 games': file(true, RESTORE, () => accountOf(',"games":[', aGame, 15_000)),
  'honest account: 50,000 plays': file(false, RESTORE, () => accountOf(`${games},"plays":[`, aPlay, 50_000)),
  'BG Stats with an unknown list': file(true, BG_STATS, () => filled('{"games":[],"x":[', '{},', '{}]}', SIZES.plays)),
  'BG Stats with copies without an end': file(false, BG_STATS, () =>
    listed(
      '{"games":[',
      (id) => `{"id":${id},"name":"G${id}","copies":[${Array.from({ length: 1000 }, () => '{}').join(',')}]}`,
      ']}',
      SIZES.plays,
      20_000,
    ),
  ),
  'honest BG Stats: 50,000 plays': file(false, BG_STATS, () =>
    listed(exported('"plays":['), anExportedPlay, ']}', SIZES.plays, 50_000),
  ),
  'collection of one cell': file(true, COLLECTION, () => filled(`${CSV_HEAD}"`, 'x', '",1,1\n', SIZES.collection)),
  'collection of empty rows': file(true, COLLECTION, () => filled(CSV_HEAD, '\n', 'Azul,1,1\n', SIZES.collection)),
  'collection of empty cells': file(false, COLLECTION, () => filled(CSV_HEAD, ',', '\n', SIZES.collection)),
  'honest collection: 15,000 rows': file(false, COLLECTION, () =>
    Buffer.from(CSV_HEAD + Array.from({ length: 15_000 }, (_, n) => `Game ${n},${n + 1},1\n`).join('')),
  ),
};

function file(short: boolean, endpoint: Pick<UploadFile, 'path' | 'contentType'>, body: () => Buffer) {
  return { short, make: () => ({ ...endpoint, body: body() }) };
}

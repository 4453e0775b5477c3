import type { Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { Answers, send } from '../send.ts';

const MB = 1024 * 1024;
const PIECE = 64 * 1024;
const ACCOUNT_FILE = '{"rollcall":{"version":1,"exportedAt":"2026-01-01T00:00:00.000Z"},';
const BG_STATS_FILE = '{"games":[],"players":[],"locations":[],"plays":[],';

/** A file with this start and end and a repeated part between, up to a size in bytes. */
interface Shape {
  name: string;
  begin: string;
  repeat: string;
  end: string;
}

const SHAPES: readonly Shape[] = [
  { name: '20 million empty elements of an unknown list', begin: '"profile":{"x":[', repeat: '{},', end: '{}]}}' },
  { name: 'one text', begin: '"profile":{"firstName":"', repeat: 'a', end: '"}}' },
  { name: 'one unknown text', begin: '"unknown":"', repeat: 'a', end: '"}' },
  { name: 'one key', begin: '"', repeat: 'k', end: '":1}' },
  { name: 'one number', begin: '"unknown":1', repeat: '1', end: '}' },
  { name: 'levels', begin: '"unknown":', repeat: '[', end: '' },
  { name: 'white space', begin: '', repeat: ' ', end: '"profile":{}}' },
  { name: 'unknown keys at the top', begin: '', repeat: '"u":0,', end: '"profile":{}}' },
  { name: 'a game of unknown keys', begin: '"games":[{"title":"A",', repeat: '"u":[0],', end: '"x":0}]}' },
  { name: 'empty games', begin: '"games":[', repeat: '{},', end: '{}]}' },
  { name: 'history', begin: '"history":[', repeat: '{"a":{"b":1}},', end: '{}]}' },
];

function* piecesOf({ begin, repeat, end }: Shape, before: string, bytes: number): Generator<Buffer> {
  yield Buffer.from(before + begin);
  const piece = Buffer.from(repeat.repeat(Math.ceil(PIECE / repeat.length)));
  for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
  yield Buffer.from(end);
}

interface Target {
  name: string;
  path: string;
  before: string;
  bytes: number;
}
const RESTORE: Target = { name: 'restore', path: '/api/export/restore', before: ACCOUNT_FILE, bytes: 60 * MB };
const BG_STATS: Target = { name: 'BG Stats', path: '/api/imports/bgstats', before: BG_STATS_FILE, bytes: 24 * MB };

async function upload(testbed: Testbed, { path, before, bytes }: Target, shape: Shape, signal: AbortSignal) {
  const { cookie } = await testbed.account('free');
  const headers = { 'content-type': 'application/json' };
  const pieces = piecesOf(shape, before, bytes);
  return send(testbed.origin(), { method: 'POST', path, cookie, headers, pieces, signal });
}

/** Two of each shape at once. */
const filling = (target: Target): Attack => ({
  name: `${target.name.toLowerCase().replace(' ', '-')}-of-large-files`,
  attacker: 'free account',
  async prepare(testbed) {
    return async (signal) => {
      const answers = new Answers();
      for (const shape of SHAPES) {
        if (signal.aborted) break;
        const two = [upload(testbed, target, shape, signal), upload(testbed, target, shape, signal)];
        for (const answer of await Promise.all(two)) answers.count(`${target.name}, ${shape.name}`, answer);
      }
      return answers.outcome;
    };
  },
});

export const fillingRestore = filling(RESTORE);
export const fillingBgStats = filling(BG_STATS);

import { expect, test } from 'vitest';
import { isAccountFile } from './account-file.ts';

test.each(['', '{}', '{"games":[]}', '[{"rollcall":1}]', 'objectname,objectid', '{"note":"rollcall"}'])(
  'a file that begins %j is none of ours',
  async (text) => {
    expect(await isAccountFile(new Blob([text]))).toBe(false);
  },
);

test('a file of a whole account is known by its beginning, whatever its name', async () => {
  for (const text of ['{"rollcall":{"version":1},\n"games":[]}', '\uFEFF{ "rollcall" : {'])
    expect(await isAccountFile(new Blob([text]))).toBe(true);
});

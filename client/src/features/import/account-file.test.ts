import { expect, test } from 'vitest';
import { isAccountFile } from './account-file.ts';

test.each(['', '{}', '{"games":[]}', '[{"rollcall":1}]', 'objectname,objectid', '{"note":"rollcall"}'])(
  'a file that begins with %j is not an account file',
  async (text) => {
    expect(await isAccountFile(new Blob([text]))).toBe(false);
  },
);

test('an account file is recognized by its beginning, whatever its name', async () => {
  for (const text of ['{"rollcall":{"version":1},\n"games":[]}', '\uFEFF{ "rollcall" : {'])
    expect(await isAccountFile(new Blob([text]))).toBe(true);
});

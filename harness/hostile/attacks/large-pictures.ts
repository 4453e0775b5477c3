import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { PHOTO_SIDES, PICTURE_SIDE } from '../../../shared/limits/limits.ts';
import { oneBitPngOf } from '../../../tests/support/accounts/picture-files.ts';
import type { Account, Testbed } from '../testbed.ts';
import type { Attack } from '../attack.ts';
import { type Answer, Answers, type Sending, send } from '../send.ts';

const AT_ONCE = 8;
const MAX_SIDE = Math.max(2 * PICTURE_SIDE, PHOTO_SIDES.card);
const PNG = { 'content-type': 'image/png' };

/** What one attempt sends, and one picture. */
interface Trial {
  testbed: Testbed;
  picture: Buffer;
  ask: (what: string, sending: Omit<Sending, 'signal'>) => Promise<Answer>;
}

/** Small files of very many pixels, as logos, profile pictures, photos and in account files, for browsers to unpack. */
export const largePictures: Attack = {
  name: 'large-pictures',
  attacker: 'free account',
  async prepare(testbed) {
    const pictures = [await oneBitPngOf(30_000, 30_000), await oneBitPngOf(4_000, 4_000)];
    return async (signal) => {
      const answers = new Answers();
      const ask = async (what: string, sending: Omit<Sending, 'signal'>) => {
        const answer = await send(testbed.origin(), { ...sending, signal });
        answers.count(what, answer);
        return answer;
      };
      for (const picture of pictures) {
        if (signal.aborted) break;
        const trial = { testbed, picture, ask };
        const kinds = [logoAsSent, storedLogo, photo, restoredLogo];
        const trials = Array.from({ length: AT_ONCE }, () => kinds.map((kind) => kind(trial))).flat();
        for (const shown of await Promise.all(trials)) {
          const sides = await sidesOf(shown);
          if (Math.max(...sides) > MAX_SIDE)
            answers.failure(`a picture of ${sides.join(' x ')} pixels is shown to guests`);
        }
      }
      return answers.outcome;
    };
  },
};

async function logoAsSent({ testbed, picture, ask }: Trial): Promise<Answer> {
  const { id, cookie } = await organization(testbed);
  const path = '/api/account/picture';
  await ask('picture', { method: 'PUT', path, cookie, headers: PNG, pieces: [picture] });
  return ask('logo', { path: `/logos/${id}` });
}

/** One that was stored before pictures had a largest size. */
async function storedLogo({ testbed, picture, ask }: Trial): Promise<Answer> {
  const { id } = await organization(testbed);
  await testbed.db.execute(
    sql`insert into profile_pictures (user_id, type, bytes) values (${id}, 'image/png', ${picture})`,
  );
  return ask('stored logo', { path: `/logos/${id}` });
}

async function restoredLogo({ testbed, picture, ask }: Trial): Promise<Answer> {
  const { id, cookie } = await organization(testbed);
  const profile = { picture: `data:image/png;base64,${picture.toString('base64')}` };
  await ask('restore', {
    method: 'POST',
    path: '/api/export/restore',
    cookie,
    json: { rollcall: { version: 1 }, profile },
  });
  return ask('restored logo', { path: `/logos/${id}` });
}

async function photo({ testbed, picture, ask }: Trial): Promise<Answer> {
  const { cookie } = await testbed.account('free');
  const game = { title: 'Azul', players: '2-4', duration: '45 min' };
  const added = await ask('game', { method: 'POST', path: '/api/games', cookie, json: game });
  if (added.status !== 201) return added;
  const { id } = JSON.parse(added.text) as { id: number };
  const path = `/api/games/${id}/photo`;
  const put = await ask('photo', { method: 'PUT', path, cookie, headers: PNG, pieces: [picture] });
  if (put.status !== 200) return put;
  return ask('shown photo', { path: (JSON.parse(put.text) as { imageUrl: string }).imageUrl });
}

async function organization(testbed: Testbed): Promise<Account> {
  const account = await testbed.account('free');
  await testbed.db.execute(sql`
    update users set account_type = 'organization', organization_name = 'Dice Cellar' where id = ${account.id}`);
  return account;
}

/** Width and height of a picture that was sent; 0 of any other answer. */
async function sidesOf({ status, headers, text }: Answer): Promise<[width: number, height: number]> {
  if (status !== 200 || !String(headers['content-type']).startsWith('image/')) return [0, 0];
  const { width, height } = await sharp(Buffer.from(text, 'latin1'), { limitInputPixels: false }).metadata();
  return [width, height];
}

import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getPicture, putPicture } from '#shared/accounts/account-contract.ts';
import { MAX_PICTURE_BYTES } from '#shared/limits/limits.ts';
import { hasNoMetadata } from '#server/platform/files/has-no-metadata.ts';
import { pictureType } from '#server/platform/files/picture-type.ts';
import { fileOf, restore } from '#tests/support/accounts/account-file.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { photoOf, pixelAt, turnedPhotoOf } from '#tests/support/accounts/picture-files.ts';
import { PNG, WEBP } from '#tests/support/accounts/pixels.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const SECRET = 'CAMERA-MODEL-7';
const SAID = /CAMERA-MODEL-7|Exif|<x:xmpmeta|GPS/i;
const flat = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#196b3c' } });
const IN_EXIF = { IFD0: { Model: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1' } };
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${SECRET}"/></rdf:RDF></x:xmpmeta>`;

/** A PNG with one more chunk after its head. */
async function pngWith(name: string, text: string): Promise<Buffer> {
  const png = await flat().png().toBuffer();
  const chunk = Buffer.from(`\0\0\0\0${name}${text}`, 'latin1');
  chunk.writeUInt32BE(text.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk.subarray(4)));
  return Buffer.concat([png.subarray(0, 33), chunk, sum, png.subarray(33)]);
}

const commentIn = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from(`\xff\xfe\0\x10${SECRET}`, 'latin1'), jpeg.subarray(2)]);

const WITH_METADATA: [string, () => Promise<Buffer>][] = [
  ['a JPEG with a position', () => photoOf(60, 40)],
  ['a PNG with EXIF', () => flat().withExif(IN_EXIF).png().toBuffer()],
  ['a WebP with EXIF', () => flat().withExif(IN_EXIF).webp().toBuffer()],
  ['a WebP with XMP', () => flat().withXmp(XMP).webp().toBuffer()],
  ['a JPEG with XMP', () => flat().withXmp(XMP).jpeg().toBuffer()],
  ['a JPEG with a comment', async () => commentIn(await flat().jpeg().toBuffer())],
  ['a PNG with text', () => pngWith('tEXt', `Author\0${SECRET}`)],
  ['a JPEG with data after its end', async () => Buffer.concat([await flat().jpeg().toBuffer(), Buffer.from(SECRET)])],
  ['a PNG with data after its end', async () => Buffer.concat([await flat().png().toBuffer(), Buffer.from(SECRET)])],
];

async function keptOf(person: Person, body: Buffer): Promise<Buffer> {
  const headers = { 'Content-Type': 'image/png' };
  expect((await person.fetch(putPicture.path, { method: 'PUT', headers, body: new Uint8Array(body) })).status).toBe(
    200,
  );
  return Buffer.from(await (await person.fetch(getPicture.path)).arrayBuffer());
}

test.each(WITH_METADATA)('%s is stored without metadata in the same size', async (_, make) => {
  const sent = await make();
  expect(sent.toString('latin1')).toMatch(SAID);
  const kept = await keptOf(await makeOwner(app), sent);
  expect(kept.toString('latin1')).not.toMatch(SAID);
  const [before, after] = await Promise.all([sharp(sent).metadata(), sharp(kept).metadata()]);
  expect([after.width, after.height, after.exif, after.xmp]).toEqual([
    before.width,
    before.height,
    undefined,
    undefined,
  ]);
});

test('a rotated photo is stored upright without its orientation', async () => {
  const kept = await keptOf(await makeOwner(app), await turnedPhotoOf(80, 40));
  expect(await sharp(kept).metadata()).toMatchObject({ width: 40, height: 80 });
  const [[redAbove = 0], [, , blueBelow = 0]] = [await pixelAt(kept, 20, 10), await pixelAt(kept, 20, 70)] as [
    number[],
    number[],
  ];
  expect([redAbove > 200, blueBelow > 200]).toEqual([true, true]);
});

test.each([
  ['PNG', () => Promise.resolve(PNG)],
  ['lossless WebP', () => Promise.resolve(WEBP)],
  ['see-through WebP', () => flat().ensureAlpha(0.5).webp().toBuffer()],
  ['JPEG', () => flat().jpeg().toBuffer()],
  ['progressive JPEG', () => flat().jpeg({ progressive: true }).toBuffer()],
])('a %s without metadata is stored unchanged', async (_, make) => {
  const sent = await make();
  expect(await keptOf(await makeOwner(app), sent)).toEqual(sent);
});

test('a truncated picture never counts as a picture without metadata', async () => {
  for (const make of [() => photoOf(30, 20), () => flat().png().toBuffer(), () => flat().webp().toBuffer()]) {
    const whole = await make();
    const type = pictureType(whole) ?? 'image/png';
    for (let length = 16; length < whole.length; length += 1)
      expect(hasNoMetadata(whole.subarray(0, length), type)).toBe(false);
  }
});

test('a picture with metadata that cannot be decoded is rejected', async () => {
  const ana = await makeOwner(app);
  const broken = (await photoOf(200, 200)).subarray(0, 5_000);
  const response = await ana.fetch(putPicture.path, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(broken),
  });
  expect([response.status, broken.length < MAX_PICTURE_BYTES]).toEqual([400, true]);
  expect((await ana.fetch(getPicture.path)).status).toBe(404);
});

test('a picture of a restored file is stored without metadata too', async () => {
  const bea = await makeOwner(app);
  const file = await fileOf(bea);
  const picture = `data:image/jpeg;base64,${(await photoOf(60, 40)).toString('base64')}`;
  expect((await restore(bea, { ...file, profile: { ...file.profile, picture } })).status).toBe(201);
  const kept = Buffer.from(await (await bea.fetch(getPicture.path)).arrayBuffer());
  expect([pictureType(kept), kept.toString('latin1').match(SAID)]).toEqual(['image/webp', null]);
});

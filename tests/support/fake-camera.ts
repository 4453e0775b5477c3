import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eanBars } from '#client/entities/barcodes/rules/ean-bars.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels of a module, and the side of the box above and below its bars. */
const MODULE = 4;
const [TOP, BOTTOM] = [150, 330];
const [DARK, LIGHT, TABLE] = [40, 225, 110];
/** Margin of a label in modules: without it nothing reads the bars. */
const QUIET = 12;

/** One picture in shades of grey: a label with these bars on a grey table; without a code, the table alone. */
function picture(code: string | null): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, TABLE);
  const bars = code === null ? '' : eanBars(code);
  const left = Math.round((WIDTH - bars.length * MODULE) / 2);
  if (bars !== '')
    for (let y = TOP - 20; y < BOTTOM + 20; y++)
      for (let x = left - QUIET * MODULE; x < WIDTH - left + QUIET * MODULE; x++) {
        const isBar = y >= TOP && y < BOTTOM && bars[Math.floor((x - left) / MODULE)] === '1';
        luma[y * WIDTH + x] = isBar ? DARK : LIGHT;
      }
  return Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

export interface FakeCamera {
  /** For Chromium: a camera that shows the file, and permission to use it. */
  flags: string[];
  remove: () => Promise<void>;
}

/** A camera before which a code is held; null shows an empty table. */
export async function fakeCamera(code: string | null): Promise<FakeCamera> {
  const folder = await mkdtemp(join(tmpdir(), 'rollcall-camera-'));
  const file = join(folder, 'box.y4m');
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([header, picture(code), picture(code)]));
  return {
    flags: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The same without flags, for a page that is not loaded yet: a drawing is held before its camera. */
export const drawnCamera = (page: Page, code: string): Promise<unknown> =>
  page.addInitScript((bars) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext('2d');
    const rectangles: [string, number, number, number, number][] = [
      ['#6e6e6e', 0, 0, 640, 480],
      ['#e1e1e1', 82, 130, 476, 220],
    ];
    for (const { 0: bar, index } of bars.matchAll(/1+/g))
      rectangles.push(['#282828', 130 + index * 4, 150, bar.length * 4, 180]);
    // No named functions: the compiler adds a helper for names that does not exist in the page.
    setInterval(() => {
      for (const [colour, ...place] of context ? rectangles : []) {
        Object.assign(context ?? {}, { fillStyle: colour });
        context?.fillRect(...place);
      }
    }, 100);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
  }, eanBars(code));

/** A page that is not loaded yet, whose browser says no to the camera. */
export const refusedCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });

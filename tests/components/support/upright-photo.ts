const MODEL = 'CAMERA-MODEL-7';

/**
 * A JPEG of a camera that was held upright: a red and a blue half, which stand beside each other in the file, and in its
 * Exif the camera's name and the turn that brings red to the top.
 */
export async function uprightPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [colour, left] of [
    ['#ff0000', 0],
    ['#0000ff', width / 2],
  ] as const) {
    Object.assign(context ?? {}, { fillStyle: colour });
    context?.fillRect(left, 0, width / 2, height);
  }
  const plain = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  return new File([plain.slice(0, 2), exif(), plain.slice(2)], 'box.jpg', { type: 'image/jpeg' });
}

/** A segment with two entries: the camera's model, and orientation 6. */
function exif(): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const model = text.encode(`${MODEL}\0`);
  const behind = 38;
  const parts = [
    [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 2],
    [0x01, 0x10, 0, 2, 0, 0, 0, model.length, 0, 0, 0, behind],
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
    [0, 0, 0, 0],
  ];
  const body = [...text.encode('Exif\0\0'), ...parts.flat(), ...model];
  return new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body]);
}

/** The bytes of a file as text, one letter each. */
export const bytesOf = async (file: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await file.arrayBuffer());

/** The picture of a file. */
export async function picture(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  return {
    size: [bitmap.width, bitmap.height],
    /** Red, green and blue of a pixel, each 0 to 255. */
    at: (x: number, y: number): number[] => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3),
  };
}

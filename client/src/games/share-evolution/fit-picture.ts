/** The cover's size on the share card in pixels. */
const COVER = { width: 296, height: 246 };

/** Wider pictures fill the cover; others are shown whole on a mat, as on a game's card. */
const WIDE_FROM = 1.2;
const STANDS = 0.88;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture's position and size on the cover, in integer pixels: html2canvas does not support object-fit. */
export function fitPicture(naturalWidth: number, naturalHeight: number): Box {
  const across = COVER.width / Math.max(1, naturalWidth);
  const down = COVER.height / Math.max(1, naturalHeight);
  const fills = naturalWidth / Math.max(1, naturalHeight) > WIDE_FROM;
  const scale = fills ? Math.max(across, down) : Math.min(across, down) * STANDS;
  const width = Math.round(naturalWidth * scale);
  const height = Math.round(naturalHeight * scale);
  return {
    left: Math.round((COVER.width - width) / 2),
    top: Math.round((COVER.height - height) / 2),
    width,
    height,
  };
}

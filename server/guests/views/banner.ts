import type { EventRow } from '#server/nights/service.ts';
import type { Markup } from '#server/platform/http/markup.ts';
import { trustedSvg, markup } from '#server/platform/http/markup.ts';
import { bannerPath } from '#server/platform/files/picture-path.ts';

const STEP = { x: 18.2, y: 17 };
const FIRST = { x: 7.1, y: 2 };
const COLUMNS = 23;
const ROWS = 8;
const LIT_OF = 9;

/** A punchboard in the colour of the night; the lit pips are the same each time. */
export function banner(night: Pick<EventRow, 'id' | 'bannerUrl' | 'bannerColor' | 'publicId'>): Markup {
  const path = bannerPath(night);
  return markup`<div class="banner">${board(night)}${
    path !== null && markup`<img src="${path}" alt="" width="560" height="112">`
  }</div>`;
}

/** Holes and pips are round ends of lines without length, so that 180 of them are two short paths. */
function board({ bannerColor, publicId }: Pick<EventRow, 'bannerColor' | 'publicId'>): Markup {
  const colour = /^#[\da-f]{6}$/i.test(bannerColor) ? bannerColor : '#667eea';
  const digits = publicId.replaceAll('-', '');
  const pips: string[] = [];
  for (let hole = 0; hole < COLUMNS * ROWS; hole++) {
    const digit = Number.parseInt(digits.charAt((hole * 7) % digits.length), 16);
    if ((digit * 31 + hole * hole * 17) % LIT_OF !== 0) continue;
    const [x, y] = [(hole % COLUMNS) * STEP.x + FIRST.x, Math.floor(hole / COLUMNS) * STEP.y + FIRST.y];
    pips.push(`M${Math.round(x)} ${y}h0`);
  }
  const rows = Array.from({ length: ROWS }, (_, row) => `M${FIRST.x} ${row * STEP.y + FIRST.y}h402`);
  return trustedSvg(
    `<svg viewBox="0 0 400 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="400" height="120" fill="${colour}"/><path d="${rows.join('')}"/><path d="${pips.join('')}"/></svg>`,
  );
}

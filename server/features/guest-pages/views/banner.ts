import type { EventRow } from '#server/domain/nights/events-store.ts';
import type { Markup } from '#server/http/markup.ts';
import { drawing, markup } from '#server/http/markup.ts';
import { bannerPath } from '#server/domain/pictures/picture-path.ts';

const STEP = { x: 18.2, y: 17 };
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

function board({ bannerColor, publicId }: Pick<EventRow, 'bannerColor' | 'publicId'>): Markup {
  const colour = /^#[\da-f]{6}$/i.test(bannerColor) ? bannerColor : '#667eea';
  const digits = publicId.replaceAll('-', '');
  const pips: string[] = [];
  for (let hole = 0; hole < COLUMNS * ROWS; hole++) {
    const digit = Number.parseInt(digits.charAt((hole * 7) % digits.length), 16);
    if ((digit * 31 + hole * hole * 17) % LIT_OF !== 0) continue;
    const [x, y] = [(hole % COLUMNS) * STEP.x + 7.1, Math.floor(hole / COLUMNS) * STEP.y + 2];
    pips.push(`<circle cx="${x.toFixed(1)}" cy="${y}" r="5.6"/>`);
  }
  return drawing(
    `<svg viewBox="0 0 400 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs><pattern id="holes" width="${STEP.x}" height="${STEP.y}" patternUnits="userSpaceOnUse" x="-2" y="-6.5"><circle cx="9.1" cy="8.5" r="3" fill="#07252a" fill-opacity=".2"/></pattern></defs><rect width="400" height="120" fill="${colour}"/><rect width="400" height="120" fill="url(#holes)"/><g fill="#fff" fill-opacity=".88">${pips.join('')}</g></svg>`,
  );
}

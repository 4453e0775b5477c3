import { cover } from '#shared/covers/cover.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { drawableText } from './drawable-text.ts';
import type { LinkPicture } from './link-picture.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Where the title has room: left of the covers, below the plate or the lines. */
export const titleBox = ({ plate }: LinkPicture) =>
  plate === null ? { left: 64, top: 150, width: 610, height: 350 } : { left: 64, top: 252, width: 610, height: 250 };

/** Left edge of the punchboard. */
const BOARD = 730;
const [INK, PAPER, EDGE, LAMP] = ['#10292d', '#fefffd', '#bfb39b', '#ffc53a'];
const BODY = 'font-family="Figtree"';
const DISPLAY = 'font-family="Besley" font-weight="800"';

/** All of a picture but its title, which is set in lines. */
export function pictureSvg(picture: LinkPicture): string {
  const { plate, lines, note } = picture;
  const at = plate === null ? { x: 64, y: 104 } : { x: 232, y: 134 };
  const [first = '', second = ''] = lines.map((line) => escapeHtml(drawableText(line) ?? ''));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<radialGradient id="lamp" cx=".25" cy="0" r="1"><stop offset="0" stop-color="#1b5a5a"/><stop offset="1" stop-color="#0d393e"/></radialGradient>
<pattern id="holes" width="34" height="34" patternUnits="userSpaceOnUse"><circle cx="17" cy="17" r="7" fill="#000" fill-opacity=".14"/></pattern>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>
${board(picture.colour)}
${plate === null ? '' : plateSvg(plate)}
<text x="${at.x}" y="${at.y}" ${BODY} font-weight="700" font-size="38" fill="#f5faf7">${first}</text>
<text x="${at.x}" y="${at.y + 48}" ${BODY} font-weight="500" font-size="29" fill="#b9d0cd">${second}</text>
${covers(picture.games)}
${note === null ? '' : noteSvg(note)}
${brand()}
</svg>`;
}

const board = (colour: string): string => {
  const frame = `x="${BOARD}" width="${WIDTH - BOARD}" height="${HEIGHT}"`;
  const fill = /^#[\da-f]{6}$/i.test(colour) ? colour : '#667eea';
  return `<rect ${frame} fill="${fill}"/><rect ${frame} fill="url(#holes)"/><rect x="${BOARD}" width="8" height="${HEIGHT}" fill="#000" fill-opacity=".22"/>`;
};

const plateSvg = ([above, large, below]: NonNullable<LinkPicture['plate']>): string => {
  const middle = (y: number, text: string, style: string) =>
    `<text x="136" y="${y}" text-anchor="middle" ${style}>${escapeHtml(text)}</text>`;
  const small = `${BODY} font-weight="700" font-size="26" fill="#3b5559"`;
  return `<rect x="64" y="68" width="144" height="152" rx="16" fill="${EDGE}"/><rect x="64" y="60" width="144" height="152" rx="16" fill="${PAPER}"/>
${middle(100, above, small)}${middle(160, large, `font-family="Besley" font-weight="900" font-size="62" fill="${INK}"`)}${middle(196, below, small)}`;
};

/** A width that the text fits into: the letters of the font are narrower than this on average. */
const NOTE_LETTER = 14;

const noteSvg = ([text, tone]: NonNullable<LinkPicture['note']>): string => {
  const isLamp = tone === 'lamp';
  const width = Math.round(text.length * NOTE_LETTER + 52);
  return `<rect x="64" y="530" width="${width}" height="58" rx="10" fill="${isLamp ? LAMP : '#2a5459'}"/>
<text x="${64 + width / 2}" y="569" text-anchor="middle" ${BODY} font-weight="700" font-size="28" fill="${isLamp ? '#22190a' : '#f5faf7'}">${escapeHtml(text)}</text>`;
};

/** On a plate, as the board may be light. */
const brand = (): string =>
  `<rect x="914" y="524" width="250" height="76" rx="14" fill="#0d393e"/>${die('translate(934 538) scale(1.2)')}<text x="990" y="573" ${DISPLAY} font-size="36" fill="#fefffd">Rollcall</text>`;

const die = (transform: string): string =>
  `<g transform="${transform}"><rect x="1" y="4" width="34" height="34" rx="8" fill="#b97f0a"/><rect x="1" y="1" width="34" height="34" rx="8" fill="${LAMP}"/>${[
    [10, 10],
    [10, 26],
    [26, 10],
    [26, 26],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.1" fill="${INK}"/>`)
    .join('')}<circle cx="18" cy="18" r="4.4" fill="#c8361f"/></g>`;

/** Left, top, side and turn of each cover, by their number. */
const PLACES: readonly (readonly (readonly [x: number, y: number, side: number, turn: number])[])[] = [
  [],
  [[798, 96, 336, -3]],
  [
    [770, 70, 250, -4],
    [918, 240, 250, 4],
  ],
  [
    [772, 62, 194, -2],
    [984, 74, 194, 3],
    [876, 288, 194, -1],
  ],
  [
    [776, 64, 188, -2],
    [986, 70, 188, 2],
    [772, 290, 188, 1],
    [984, 284, 188, -2],
  ],
];

const covers = (games: LinkPicture['games']): string =>
  games.length === 0
    ? die('translate(826 128) rotate(-8 130 140) scale(7.6)')
    : games
        .map(([title, category], place) => {
          const [x, y, side, turn] = PLACES[games.length]?.[place] ?? [0, 0, 0, 0];
          const box = (dy: number, style: string) =>
            `<rect y="${dy}" width="${side}" height="${side}" rx="12" ${style}/>`;
          return `<g transform="translate(${x} ${y}) rotate(${turn} ${side / 2} ${side / 2})">${box(10, 'fill="#000" fill-opacity=".35"')}<clipPath id="box${place}">${box(0, '')}</clipPath><g clip-path="url(#box${place})">${cover(title, category ?? 'family').replace('<svg ', `<svg width="${side}" height="${side}" `)}</g></g>`;
        })
        .join('');

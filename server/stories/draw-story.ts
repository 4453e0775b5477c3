import type { StoryCard } from '#shared/shapes/story.ts';
import { linkPictureOf, type PictureText } from '#shared/stories/story-picture.ts';
import { plainTitle } from '#shared/stories/story-text.ts';
import { openSharp } from '#server/platform/files/open-sharp.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { drawableText } from '#server/platform/link-pictures/drawable-text.ts';
import type { ShownStory } from './store.ts';

const FONTS: Record<PictureText['font'], string> = { display: 'Besley', body: 'Figtree' };

/** The picture that chats show beside the link of a story. @returns a PNG of 1200 × 630 pixels, about 150 kB */
export async function drawStory({
  title,
  range,
  cards,
}: Pick<ShownStory, 'title' | 'range' | 'cards'>): Promise<Buffer> {
  const { shapes, texts } = linkPictureOf({
    title: drawableText(title) ?? plainTitle(range),
    range,
    cards: cards.map(drawable),
  });
  const words = texts.map(
    ({ text, x, y, size, font, weight, fill }) =>
      `<text x="${x}" y="${y}" font-family="${FONTS[font]}" font-weight="${weight}" font-size="${size}" fill="${fill}">${escapeHtml(drawableText(text) ?? '')}</text>`,
  );
  const sharp = await openSharp();
  const svg = shapes.replace(/<\/svg>$/, `${words.join('')}</svg>`);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}

/** Titles and names in letters that the fonts lack are left out of its sentence; the cover of a game stays the same. */
const drawable = (card: StoryCard): StoryCard => ({
  ...card,
  names: card.names.filter((name) => drawableText(name) !== null),
  place: card.place === null ? null : drawableText(card.place),
});

import type { Category } from '#shared/enums.ts';
import { cover } from '#shared/covers/cover.ts';
import { trustedSvg, type Markup, markup } from '#server/platform/http/markup.ts';
import { coverPath } from '#server/platform/files/picture-path.ts';
import { gameSummary } from '#server/nights/service.ts';
import type { Night } from '../night-store.ts';
import { t } from '../words/words.ts';

/** Drawn covers are 5 kB each, so only the first games have one; the others are listed by name. */
export const MAX_COVERS = 12;

export function gamesSection(games: Night['games']): Markup | null {
  if (games.length === 0) return null;
  const rest = games.slice(MAX_COVERS);
  return markup`<section aria-labelledby="games-title">
<h2 id="games-title">${t('On the table')}</h2>
<ul class="games grid grid-cols-[repeat(4,1fr)] gap-x-3 gap-y-3.5 max-xs:grid-cols-[1fr] max-xs:gap-2.5">${games.slice(0, MAX_COVERS).map(gameTile)}</ul>
${rest.length > 0 && markup`<p class="mt-3 text-xs text-ink-2" dir="auto">${t('And {titles}', { titles: rest.map(({ title }) => title).join(', ') })}</p>`}
</section>`;
}

const gameTile = (game: Night['games'][number]): Markup =>
  markup`<li>${coverOf(game, coverPath(game))}<div class="game"><b dir="auto">${game.title}</b><span>${gameSummary(game)}</span></div></li>`;

interface Covered {
  title: string;
  category: Category | null;
}

/** @param path of its picture on this site, if any: a drawn cover is shown until the picture is available */
export const coverOf = ({ title, category }: Covered, path: string | null): Markup =>
  markup`<div class="cover">${trustedSvg(cover(title, category ?? 'family'))}${
    path !== null && markup`<img src="${path}" alt="" width="96" height="96" loading="lazy" decoding="async">`
  }</div>`;

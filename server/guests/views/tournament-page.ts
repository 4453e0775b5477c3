import { hasNextRound, totalRounds } from '#shared/tournaments/draw-round.ts';
import { standings } from '#shared/tournaments/standings.ts';
import { drawnRounds } from '#shared/tournaments/tournament.ts';
import {
  FORMAT_NAMES,
  FORMAT_TEXTS,
  pointsText,
  seatTexts,
  tieBreakTexts,
} from '#shared/tournaments/tournament-text.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { GuestTournament } from '#server/tournaments/service.ts';
import type { Errors, Typed } from '../guest-forms.ts';
import type { Page } from './document.ts';
import { errorOf, formProblem } from './field.ts';
import { opponentOf, ownMatch, ownPairing, playerName } from './tournament-section.ts';
import { known, rich, t } from '../words/words.ts';

export interface TournamentView {
  shown: GuestTournament;
  title: string;
  /** Of the picture that chats show beside the link. */
  picture: string;
  /** Of the guest's own page. */
  path: string;
  /** The round that they look at; null for the latest. */
  round: number | null;
  /** They have just entered a result. */
  isEntered: boolean;
  typed?: Typed;
  failed?: { errors: Errors; problem: string | null };
}

/** The page of a tournament for a guest: their own pairing, the pairings of a round, and the standings. */
export function tournamentPage(view: TournamentView): Page {
  const { shown, title, picture, path } = view;
  const { tournament } = shown;
  const format = known(FORMAT_NAMES[tournament.format]);
  const drawn = drawnRounds(tournament.matches);
  const round = view.round !== null && view.round >= 1 && view.round <= drawn ? view.round : drawn;
  const body = markup`<article class="sheet"><div class="text">
<p class="mb-1 pt-5.5"><a href="${path}">${title}</a></p>
<h1>${t('Tournament')}</h1>
<p class="mb-4.5 text-ink-2">${format}${tournament.game && markup`, <bdi>${tournament.game.title}</bdi>`}</p>
${view.isEntered && markup`<p class="font-strong text-good" role="status" tabindex="-1" autofocus>${t('Your result is entered.')}</p>`}
${ownPairing(shown)}
${reportForm(view)}
${drawn === 0 ? markup`<p>${known(FORMAT_TEXTS[tournament.format])} ${t('The first round is not drawn yet.')}</p>` : roundSection(view, round, drawn)}
${standingsSection(shown)}
</div></article>
<footer>${t('This page shows the tournament as it is now.')} <a href="${path}/tournament">${t('Look again')}</a></footer>`;
  const named = t('Tournament: {title}', { title });
  return { title: named, preview: { title: named, text: format, picture }, body };
}

function roundSection({ shown, path }: TournamentView, round: number, drawn: number): Markup {
  const { tournament } = shown;
  const total = totalRounds(tournament);
  const isOver = !tournament.matches.some(({ result }) => result === null) && !hasNextRound(tournament);
  return markup`<section aria-labelledby="round-title"><h2 id="round-title">${total === null ? t('Round {round}', { round }) : t('Round {round} of {total}', { round, total })}</h2>
<ol class="grid list-none gap-2 p-0">${tournament.matches.filter((match) => match.round === round).map((match) => pairing(match, shown))}</ol>
${drawn > 1 && markup`<nav class="mt-3 flex flex-wrap gap-x-4" aria-label="${t('Rounds')}">${Array.from({ length: drawn }, (_, index) => index + 1).map((one) => (one === round ? markup`<b class="py-1" aria-current="true">${t('Round {round}', { round: one })}</b>` : markup`<a class="py-1" href="${path}/tournament?round=${one}">${t('Round {round}', { round: one })}</a>`))}</nav>`}
${isOver && markup`<p class="mt-2 text-ink-2">${t('This was the last round.')}</p>`}
</section>`;
}

type Match = GuestTournament['tournament']['matches'][number];

function pairing(match: Match, shown: GuestTournament): Markup {
  const { ownId } = shown;
  const { table, first, second, isWalkover } = match;
  const isOwn = first === ownId || second === ownId;
  const seats = seatTexts(match);
  const name = (id: number) =>
    markup`<bdi class="min-w-0 wrap-anywhere${id === ownId && ' font-strong'}">${playerName(shown, id)}</bdi>`;
  const [one, other] = seats ?? ['', ''];
  return markup`<li class="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md px-3 py-2 ${isOwn ? 'bg-good-tint' : 'bg-tile-2'}"><span class="text-xs text-ink-2">${t('Table')}<br><b class="text-md text-ink">${table}</b></span>${
    second === null
      ? markup`<span class="self-center">${name(first)} <span class="text-sm text-ink-2">${t('bye')}</span></span>`
      : markup`<span><span class="flex justify-between gap-3">${name(first)}<b>${one}</b></span><span class="sr-only"> ${t('against')} </span><span class="flex justify-between gap-3">${name(second)}<b>${other}</b></span>${isWalkover && markup`<span class="text-xs text-ink-2">${t('without a game')}</span>`}${seats === null && markup`<span class="sr-only">, ${t('no result yet')}</span>`}</span>`
  }</li>`;
}

function standingsSection(shown: GuestTournament): Markup {
  const { tournament, ownId } = shown;
  const isElimination = tournament.format === 'elimination';
  const isOn = tournament.matches.some(({ result }) => result === null) || hasNextRound(tournament);
  const rows = standings(tournament);
  return markup`<section class="mt-6 border-t border-line pt-5.5" aria-labelledby="standings-title"><h2 id="standings-title">${t('Standings')}</h2>
<table class="w-full border-collapse"><thead class="text-left text-xs text-ink-2"><tr><th scope="col">${t('Place')}</th><th scope="col">${t('Player')}</th><th class="px-1 text-right whitespace-nowrap" scope="col">${isElimination ? t('Won') : t('Points')}</th>${!isElimination && markup`<th class="px-1 text-right whitespace-nowrap" scope="col">${t('Opponents')}</th>`}</tr></thead>
<tbody>${rows.map(
    ({ player, place, points, opponentsPoints, isIn }) =>
      markup`<tr class="border-t border-line${player.id === ownId && ' bg-good-tint font-strong'}"><td class="w-12 px-1 py-1.5">${isElimination && isIn && isOn ? '–' : place}</td><th class="text-left wrap-anywhere ${player.id === ownId ? 'font-strong' : 'font-normal'}" scope="row"><bdi>${playerName(shown, player.id)}</bdi>${player.isWithdrawn && markup` <span class="text-xs text-ink-2">${t('left')}</span>`}</th><td class="px-1 text-right whitespace-nowrap">${pointsText(points)}</td>${!isElimination && markup`<td class="px-1 text-right whitespace-nowrap">${pointsText(opponentsPoints)}</td>`}</tr>`,
  )}</tbody></table>
<details class="more mt-4"><summary>${t('How places are decided')}</summary><ol>${tieBreakTexts(tournament.format).map(({ name, text }) => markup`<li><b>${known(name)}.</b> ${known(text)}</li>`)}</ol></details>
</section>`;
}

/** For one of the two players of an open match, where the host allows it; otherwise null. */
function reportForm({ shown, path, typed = {}, failed }: TournamentView): Markup | null {
  const { tournament, ownId } = shown;
  const match = ownMatch(shown);
  const problem = failed && formProblem(failed.problem, failed.errors);
  if (!tournament.guestsReport || match?.result !== null || match.second === null) return problem ?? null;
  const isFirst = match.first === ownId;
  const name = opponentOf(shown, match);
  const button = (result: string, label: Markup | string) =>
    markup`<button class="button" name="result" value="${result}" data-pending="${t('Saving...')}">${label}</button>`;
  const fields =
    tournament.scoring === 'result'
      ? markup`<p class="buttons">${button(isFirst ? 'first' : 'second', t('I won'))}${button(isFirst ? 'second' : 'first', markup`<span>${rich('{name} won', { name })}</span>`)}${tournament.format !== 'elimination' && button('draw', t('Draw'))}</p>`
      : markup`<div class="grid grid-cols-2 gap-x-3.5">${scoreField(isFirst ? 'firstScore' : 'secondScore', t('Your score'), typed, failed)}${scoreField(isFirst ? 'secondScore' : 'firstScore', rich('Score of {name}', { name }), typed, failed)}</div>
<p class="buttons mt-3"><button class="button lamp" data-pending="${t('Saving...')}">${t('Enter result')}</button></p>`;
  return markup`<form class="mb-6" method="post" action="${path}/tournament" aria-labelledby="report-title"><h2 id="report-title">${t('Enter your result')}</h2>
${problem}
<input type="hidden" name="matchId" value="${match.id}">
${fields}
<p class="hint">${t('One of you two enters it. Only the host can correct it.')}</p>
</form>`;
}

function scoreField(name: string, label: Markup | string, typed: Typed, failed: TournamentView['failed']): Markup {
  const errors = failed?.errors ?? {};
  return markup`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="decimal" autocomplete="off" maxlength="12" value="${typed[name] ?? ''}"${errors[name] !== undefined && markup` aria-invalid="true" aria-describedby="${name}-error"`}>${errorOf(name, errors)}</div>`;
}

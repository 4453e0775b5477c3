import type { BallotGame } from '#shared/nights/votes-contract.ts';
import { MAX_SHORT_TEXT_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import { playerCountsText } from '#shared/games/player-counts.ts';
import { durationText } from '#shared/text/duration-text.ts';
import { weightWord } from '#shared/text/weight-text.ts';
import { atSentenceStart, type GuestBallot } from '#server/nights/service.ts';
import { locale } from '#server/platform/words/language.ts';
import { coverPath } from '#server/platform/files/picture-path.ts';
import { formProblem, textField } from './field.ts';
import { coverOf, MAX_COVERS } from './games-section.ts';
import { type Marks, marksOf } from '../unsaved-input.ts';
import { known, rich, t } from '../words/words.ts';
import type { News } from '#shared/nights/guest-page-news.ts';
import type { InvitedView } from './invited-view.ts';

interface VoteSection extends Pick<InvitedView, 'ballot' | 'path' | 'typed' | 'unbrought' | 'news'> {
  hostName: string;
}

/** What they have just done with the ballot. */
const DONE: Partial<Record<News, string>> = {
  voted: 'Your votes are saved.',
  brings: 'Your game is among the choices.',
  withdrawn: 'Your game is no longer among the choices.',
};

/** The ballot, for guests who accepted or said maybe; otherwise null. */
export function voteSection(section: VoteSection): Markup | null {
  const { ballot, hostName, news } = section;
  const host = atSentenceStart(hostName);
  const done = news && DONE[news];
  if (ballot.standing === 'closed') {
    return markup`<section id="votes" aria-labelledby="votes-title"><h2 id="votes-title">${t('On the table')}</h2>
<p class="lead">${t('The vote is closed. {host} decides what is played.', { host })}</p>
${ballot.games.length > 0 && markup`<ul class="ballot mt-4 grid gap-3">${ballot.games.map((game, place) => row(game, place, closedText(game, ballot)))}</ul>`}
</section>`;
  }
  if (ballot.standing !== 'open') return null;
  return markup`<section id="votes" class="border-t border-line pt-5.5" aria-labelledby="votes-title">
<h2 id="votes-title">${t('What would you like to play?')}</h2>
${done && markup`<p class="font-strong text-good" role="status" tabindex="-1" autofocus>${known(done)}</p>`}
<p class="lead">${ballot.games.length === 0 ? t('{host} has not chosen games yet. You can vote here as soon as there are some.', { host }) : t('Say yes to as many as you like. {host} sees how many want each game. Names are shown only after the vote is closed.', { host })}</p>
${ballot.weight !== null && markup`<p class="mt-3 rounded-md bg-lamp-tint px-3.5 py-3">${known(ballot.weight)}</p>`}
${ballot.games.length > 0 && ballotForm(section)}
${bringForm(section)}
</section>`;
}

const row = (game: BallotGame, place: number, says: Markup | string | null): Markup =>
  markup`<li>${place < MAX_COVERS && coverOf(game, coverPath({ id: game.number, imageUrl: game.imageUrl }))}<div class="game"><b dir="auto">${game.title}</b><span>${gameText(game)}</span>${game.about !== null && markup`<span class="mt-1" dir="auto">${game.about}</span>`}${
    game.broughtBy !== null && markup`<span class="brought">${bringerText(game.broughtBy, game.isYours)}</span>`
  }</div>${says !== null && markup`<div class="says">${says}</div>`}</li>`;

/** 'Ben brings it'; who is not shown by name is 'Another guest'. */
const bringerText = (name: string, isYours: boolean): Markup =>
  isYours
    ? rich('<name>You</name> bring it', { name: (inner) => markup`<bdi>${inner}</bdi>` })
    : rich('{name} brings it', { name: markup`<bdi>${name === 'Another guest' ? t('Another guest') : name}</bdi>` });

/** '2-4 players, best with 3 · 45 min · light, 1.8 of 5', as `ballotGameText` writes it for members. */
function gameText({ players, duration, bestPlayers, weight }: BallotGame): string {
  const best = playerCountsText(bestPlayers);
  const range = players !== null && /\d$/.test(players) ? t('{players} players', { players }) : players;
  return [
    [range, best && t('best with {players}', { players: best })].filter(Boolean).join(', '),
    durationText(duration ?? ''),
    weight === null ? '' : `${known(weightWord(weight))}, ${weightNumber(weight)}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** '1.8 of 5', which is not broken. */
function weightNumber(weight: number): string {
  const digits = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1 }).format(Number(weight.toFixed(1)));
  return t('{weight} of 5', { weight: digits }).replaceAll(' ', '\u00a0');
}

function ballotForm({ ballot, path, typed = {} }: VoteSection): Markup {
  const marks = marksOf(ballot, typed);
  const shown = ballot.games.map(({ number }) => number).join(',');
  return markup`<input type="hidden" form="answer" name="ballot" value="${shown}">
<ul class="ballot mt-4 grid gap-3">${ballot.games.map((game, place) => row(game, place, boxes(game, marks, path)))}</ul>
<div class="field"><label for="veto">${t('One game that you will not play')}</label>
<select id="veto" name="veto" form="answer" aria-describedby="veto-hint"><option value="">${t('None, any game is fine')}</option>${ballot.games.map(
    ({ number, title }) =>
      markup`<option value="${number}"${marks.veto === number && markup` selected`}>${title}</option>`,
  )}</select><p class="hint" id="veto-hint">${t('It is left out of every table that you sit at.')}</p></div>
<p class="buttons mt-4"><button class="button lamp w-full" form="answer" formaction="${path}/votes" formnovalidate data-pending="${t('Saving...')}">${t('Save my votes')}</button></p>`;
}

const boxes = ({ number, title, isYours }: BallotGame, { approves, teaches }: Marks, path: string): Markup =>
  markup`${box(`want-${number}`, t('I want it'), title, approves.includes(number))}${box(`teach-${number}`, t('I can teach it'), title, teaches.includes(number))}${
    isYours &&
    markup`<button class="button quiet" form="answer" formaction="${path}/proposals/drop" formnovalidate name="drop" value="${-number}">${rich('Take back<hidden> {title}</hidden>', { title, hidden })}</button>`
  }`;

const hidden = (inner: Part): Markup => markup`<span class="sr-only">${inner}</span>`;

const box = (name: string, label: string, title: string, isTicked: boolean): Markup =>
  markup`<label class="tick"><input type="checkbox" form="answer" name="${name}" value="yes"${isTicked && markup` checked`}><span>${rich('{label}<hidden>: {title}</hidden>', { label, title, hidden })}</span></label>`;

function closedText({ number }: BallotGame, { approves, veto, teaches }: GuestBallot): string | null {
  const words = [
    approves.includes(number) ? t('You want it') : null,
    veto === number ? t('You will not play it') : null,
    teaches.includes(number) ? t('You can teach it') : null,
  ].filter((word) => word !== null);
  return words.length === 0 ? null : words.join(' · ');
}

const BRING_FIELDS = ['title', 'players', 'duration'];

function bringForm({ ballot, path, typed = {}, unbrought }: VoteSection): Markup {
  if (ballot.proposalsLeft === 0)
    return markup`<p class="mt-3 text-xs text-ink-2">${t('You have reached the limit of games that one guest can bring.')}</p>`;
  const filled = { typed, errors: unbrought?.errors ?? {} };
  const isOpen = unbrought !== undefined || ballot.games.length === 0 || BRING_FIELDS.some((field) => typed[field]);
  const form = 'answer';
  return markup`<details class="more mt-4.5"${isOpen && markup` open`}>
<summary>${t('Bring a game of your own')}</summary>
${formProblem(unbrought?.problem ?? null, filled.errors)}
<div data-titles="${path}/titles">
${textField({ name: 'title', label: t('Which game?'), hint: t('We know most of them: begin to type.'), maxLength: MAX_TITLE_LENGTH, form }, filled)}
<div class="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-x-3.5">${textField({ name: 'players', label: t('Players'), hint: t('Only for one that we do not know: 2-5'), maxLength: MAX_SHORT_TEXT_LENGTH, form }, filled)}
${textField({ name: 'duration', label: t('Minutes'), hint: t('As it says on the box: 45'), maxLength: MAX_SHORT_TEXT_LENGTH, form }, filled)}</div>
<p class="buttons mt-4"><button class="button" form="answer" formaction="${path}/proposals" formnovalidate data-pending="${t('Adding...')}">${t('I bring it')}</button></p>
</div></details>`;
}

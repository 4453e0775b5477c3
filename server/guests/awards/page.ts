import { awarded } from '#shared/awards/awarded.ts';
import type { AwardCount, AwardTitle } from '#shared/shapes/award.ts';
import { listText } from '#shared/text/list-text.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { locale } from '#server/platform/words/language.ts';
import { known, t } from '../words/words.ts';
import type { Page } from '../views/document.ts';
import { type Filled, errorOf, formProblem } from '../views/field.ts';

export interface BallotView {
  groupName: string;
  year: number;
  /** Of the picture that chats show beside the link. */
  picture: string;
  hostName: string;
  titles: readonly AwardTitle[];
  games: readonly string[];
  people: readonly string[];
  hasVoted: boolean;
  /** Null while the vote is open. */
  results: readonly (readonly AwardCount[])[] | null;
}

/** The field of a title, by its place. */
export const fieldOf = (place: number): string => `t${place}`;

/** The page of a voter: the ballot, or the results once the vote is over. What was voted before is not shown. */
export const ballotPage = (view: BallotView, filled: Filled, isSaved: boolean): Page => {
  const { groupName, year, picture, results } = view;
  const heading = ballotHeading(view);
  return {
    title: t('{year} awards of {group}', { year, group: groupName }),
    preview: { title: heading, text: t('Your group votes in secret.'), picture },
    body: markup`<article class="sheet"><div class="text problem-page">
<p class="lead">${groupName}</p>
<h1>${heading}</h1>
${results ? resultsList(view, results) : ballot(view, filled, isSaved)}
</div></article>
<footer><a href="/">${t('What is Rollcall?')}</a></footer>`,
  };
};

/** Without the group's name, which chats need not know. */
export const ballotHeading = ({ year, results }: Pick<BallotView, 'year' | 'results'>): string =>
  results ? t('The {year} awards', { year }) : t('Vote on the {year} awards', { year });

function ballot({ titles, games, people, hasVoted, hostName }: BallotView, filled: Filled, isSaved: boolean): Markup {
  return markup`${isSaved && markup`<p class="font-strong text-good" role="status" tabindex="-1" autofocus>${t('Your vote is saved.')}</p>`}
<p class="lead">${hasVoted ? t('You have voted. Voting again replaces all that you chose.') : t('Nobody sees what you choose, {host} included. Leave open what you have no opinion on.', { host: known(hostName) })}</p>
<form method="post" action="?" novalidate>
${formProblem(null, filled.errors)}
${titles.map((title, place) => choice(title, place, title.about === 'person' ? people : games, filled))}
<p class="buttons mt-4"><button class="button lamp w-full" data-pending="${t('Saving...')}">${hasVoted ? t('Vote Again') : t('Save My Vote')}</button></p>
</form>`;
}

const choice = ({ title }: AwardTitle, place: number, choices: readonly string[], filled: Filled): Markup => {
  const name = fieldOf(place);
  return markup`<div class="field"><label for="${name}" dir="auto">${title}</label>
<select id="${name}" name="${name}"${filled.errors[name] !== undefined && markup` aria-invalid="true" aria-describedby="${name}-error"`}><option value="">${t('No vote')}</option>${choices.map(
    (one) => markup`<option value="${one}"${filled.typed[name] === one && markup` selected`}>${one}</option>`,
  )}</select>${errorOf(name, filled.errors)}</div>`;
};

const resultsList = ({ titles }: BallotView, results: readonly (readonly AwardCount[])[]): Markup =>
  markup`<p class="lead">${t('The vote is over. Who voted what is deleted.')}</p>
<ul class="ballot mt-4 grid gap-3">${titles.map(({ title }, place) => titleRow(title, results[place] ?? []))}</ul>`;

function titleRow(title: string, counts: readonly AwardCount[]): Markup {
  const { winners, votes, others } = awarded(counts);
  return markup`<li><div class="game"><span dir="auto">${title}</span><b dir="auto">${
    winners.length > 0 ? listText(winners, locale()) : t('Nobody voted')
  }</b>${votes > 0 && markup`<span>${winners.length > 1 ? t('{votes, plural, one {# vote each} other {# votes each}}', { votes }) : t('{votes, plural, one {# vote} other {# votes}}', { votes })}</span>`}${
    others.length > 0 && markup`<span dir="auto">${t('Then {others}', { others: others.join(', ') })}</span>`
  }</div></li>`;
}

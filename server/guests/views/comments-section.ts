import { COMMENT_DAYS, MAX_NIGHT_COMMENT_LENGTH } from '#shared/limits/limits.ts';
import { commentsState, takesPart } from '#shared/nights/night-comments.ts';
import type { News } from '#shared/nights/guest-page-news.ts';
import { isOver } from '#shared/time/event-end.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { atSentenceStart, commentAuthor, type Commented, withinSentence } from '#server/nights/service.ts';
import { formProblem, textArea } from './field.ts';
import type { InvitedView } from './invited-view.ts';
import { zonedTime } from './zoned-time.ts';
import { known, rich, t } from '../words/words.ts';

/** The latest ones; earlier ones are shown on request, so that the page stays small. */
const SHOWN = 10;

const DONE: Partial<Record<News, string>> = {
  commented: 'Your comment is on the page.',
  uncommented: 'Your comment is removed.',
};

/**
 * What guests and host write to each other; null if the host has not turned it on. @param hasAnswerForm whether the form
 * of the page is there, to which the field belongs then, so that no other input is lost
 */
export function commentsSection(view: InvitedView, hasAnswerForm: boolean): Markup | null {
  const { night, guest, comments, news, path, showsAllComments } = view;
  const state = commentsState(night.event, night.now);
  if (state === 'off' || guest.awaitsApproval) return null;
  const shown = showsAllComments ? comments : comments.slice(-SHOWN);
  const done = news && DONE[news];
  const section = markup`<section id="comments" class="border-t border-line pt-5.5" aria-labelledby="comments-title">
<h2 id="comments-title">${t('Comments')}</h2>
${done && markup`<p class="font-strong text-good" role="status" tabindex="-1" autofocus>${known(done)}</p>`}
${!takesPart(guest) && markup`<p class="text-ink-2">${t('Once you have answered, you can read and write comments here.')}</p>`}
${shown.length < comments.length && markup`<p><a href="${path}?comments=all#comments">${t('Show all {count} comments', { count: comments.length })}</a></p>`}
${shown.length > 0 && markup`<ol class="grid list-none gap-3 p-0">${shown.map((one) => row(one, view))}</ol>`}
${takesPart(guest) && (state === 'open' ? commentForm(view) : markup`<p class="hint">${t('Comments are closed.')}</p>`)}
</section>`;
  return hasAnswerForm ? section : markup`<form id="answer" method="post" action="${path}/comments">${section}</form>`;
}

function row({ comment, author }: Commented, { night, guest, path }: InvitedView): Markup {
  const isOwn = author.id === guest.id;
  const name = isOwn ? t('You') : commentAuthor(night.event, author, withinSentence(night.host.called));
  return markup`<li><p class="m-0"><b><bdi>${name === 'A guest' ? t('A guest') : name}</bdi></b> <span class="text-xs text-ink-2">${zonedTime(comment.createdAt, night)}</span></p>
<p class="m-0 wrap-anywhere whitespace-pre-line" dir="auto">${comment.text}</p>${
    isOwn &&
    markup`<button class="button quiet mt-1" form="answer" formaction="${path}/comments/drop" formnovalidate name="drop" value="${comment.id}">${rich('Remove<hidden> {comment}</hidden>', { comment: comment.text.slice(0, 60), hidden: (inner) => markup`<span class="sr-only">${inner}</span>` })}</button>`
  }</li>`;
}

function commentForm({ night, typed = {}, uncommented, path }: InvitedView): Markup {
  const { event, now } = night;
  const filled = { typed, errors: uncommented?.errors ?? {} };
  const isPast = event.status === 'cancelled' || isOver(event, now);
  return markup`${formProblem(uncommented?.problem ?? null, filled.errors)}
${textArea('comment', t('Write a comment'), MAX_NIGHT_COMMENT_LENGTH, filled, 'answer')}
<p class="hint">${t('{host} and guests who have answered can read it.', { host: atSentenceStart(night.host.called) })}${isPast && ` ${t('You can write until {days} days after the night.', { days: COMMENT_DAYS })}`}</p>
<p class="buttons mt-3"><button class="button" form="answer" formaction="${path}/comments" formnovalidate data-pending="${t('Sending...')}">${t('Post comment')}</button></p>`;
}

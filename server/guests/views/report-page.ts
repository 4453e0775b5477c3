import { REPORT_LABELS } from '#shared/accounts/report-labels.ts';
import { REPORT_REASONS } from '#shared/enums.ts';
import { MAX_EMAIL_LENGTH, MAX_REPORT_LENGTH } from '#shared/limits/limits.ts';
import { markup } from '#server/platform/http/markup.ts';
import { known, t } from '../words/words.ts';
import type { Page } from './document.ts';
import { notePage } from './note-page.ts';
import { errorOf, type Filled, formProblem, textArea, textField } from './field.ts';

/** The form by which a reader reports a page to the people who run this site. */
export const reportPage = (filled: Filled): Page =>
  notePage(
    t('Report this page'),
    markup`<p>${t('The people who run this site read what you write. They see whose page it is, and neither you nor what you answered there.')}</p>
<form method="post" action="?" novalidate>
${formProblem(null, filled.errors)}
<fieldset class="field grid gap-2 border-0 p-0"><legend class="mb-1 font-strong">${t('What is wrong with it?')}</legend>
${REPORT_REASONS.map(
  (reason) =>
    markup`<label class="tick"><input type="radio" name="reason" value="${reason}" required${filled.typed.reason === reason && markup` checked`}><span>${known(REPORT_LABELS[reason])}</span></label>`,
)}${errorOf('reason', filled.errors)}</fieldset>
${textArea('words', t('In your words'), MAX_REPORT_LENGTH, filled)}
${textField({ name: 'contact', label: t('Your e-mail (optional)'), hint: t('If you want an answer.'), type: 'email', maxLength: MAX_EMAIL_LENGTH, autoComplete: 'email' }, filled)}
<p class="buttons"><button class="button lamp" data-pending="${t('Sending...')}">${t('Send report')}</button></p>
</form>`,
  );

/** @param isKept false if as many reports wait already as are kept */
export const reportedPage = (isKept: boolean): Page =>
  notePage(
    t('Thank you'),
    markup`<p role="status">${isKept ? t('The people who run this site will look at it.') : t('Many people have reported this already, so yours was not added: the people who run this site will look at it.')} ${t('If somebody is in danger, call the police as well. You can close this page.')}</p>`,
  );

import { RSVP_ANSWERS, type RsvpAnswer } from '#shared/enums.ts';
import {
  MAX_GUEST_NOTE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SHORT_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '#shared/limits/limits.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import type { AttendeeRow } from '#server/nights/service.ts';
import type { Typed } from '../guest-forms.ts';
import { companyFields, errorOf, zoneField, type Filled, textArea, textField } from './field.ts';
import { answerMark } from './icons.ts';
import { t } from '../words/words.ts';

const labels = (): Record<RsvpAnswer, string> => ({
  accepted: t('Accept'),
  maybe: t('Maybe Later'),
  declined: t('Decline'),
});

/** Initial field values. @param preselected the answer button pressed in a mail */
export const initialAnswers = (
  guest: AttendeeRow,
  answered: RsvpAnswer | null,
  preselected: RsvpAnswer | null,
): Typed => ({
  status: preselected ?? answered ?? '',
  name: guest.name ?? '',
  along: String(guest.partySize - 1),
  companions: guest.companions.join(', '),
  arrival: guest.arrival ?? '',
  brings: guest.brings ?? '',
  guestNote: guest.guestNote ?? '',
});

interface AnswerSection {
  filled: Filled;
  /** The present answer, if any. */
  answered: RsvpAnswer | null;
  /** The effect of accepting now: a seat, the waitlist, or a request to the host. */
  acceptText: string;
  /** How many people they may bring. */
  limit: number;
  hostName: string;
  /** Path of the guest's own page. */
  path: string;
}

/**
 * The answer form. Fields and buttons of other parts of the page belong to it too, so that every button submits all
 * input. Its own button is outside, so that it can stay visible: `confirmBar`.
 */
export const answerForm = ({
  filled,
  answered,
  limit,
  hostName,
  path,
}: AnswerSection): Markup => markup`<form id="answer" method="post" action="${path}">
${zoneField}
<fieldset class="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 border-0"${filled.errors.status !== undefined && markup` aria-describedby="status-error"`}>
<legend class="sr-only">${t('Are you in?')}</legend>
${RSVP_ANSWERS.map((answer) => choice(answer, filled, answered))}
</fieldset>
${errorOf('status', filled.errors)}
${textField({ name: 'name', label: t('Your name'), maxLength: MAX_NAME_LENGTH, autoComplete: 'name' }, filled)}
<div class="coming">${companyFields(limit, filled)}</div>
${more(filled, hostName)}
</form>`;

const choice = (answer: RsvpAnswer, { typed }: Filled, answered: RsvpAnswer | null): Markup =>
  markup`<label class="choice"><input type="radio" name="status" value="${answer}" required${typed.status === answer && markup` checked`}${answered === answer && markup` data-current`}><span class="face">${answerMark(answer)}<span>${labels()[answer]}</span></span></label>`;

/** Optional fields; expanded if filled in. */
function more(filled: Filled, hostName: string): Markup {
  const fields = ['arrival', 'brings', 'guestNote'];
  const isOpen = fields.some((name) => filled.typed[name] || filled.errors[name] !== undefined);
  return markup`<details class="more"${isOpen && markup` open`}>
<summary>${t('Tell {host} more', { host: hostName })}</summary>
<div class="coming">
${textField({ name: 'arrival', label: t('When you arrive'), hint: t('If not at the beginning: around eight, after work...'), maxLength: MAX_SHORT_TEXT_LENGTH }, filled)}
${textField({ name: 'brings', label: t('What you bring'), hint: t('A game, something to eat, a chair...'), maxLength: MAX_TITLE_LENGTH }, filled)}
</div>
${textArea('guestNote', t('A note to {host}', { host: hostName }), MAX_GUEST_NOTE_LENGTH, filled)}
</details>`;
}

/** The form's button, labelled by the choice; it stays visible after a change. */
export const confirmBar = ({ answered, acceptText }: AnswerSection): Markup => {
  const words: Record<RsvpAnswer, string> = {
    accepted: acceptText,
    maybe: t('Say maybe'),
    declined: t('Send my regrets'),
  };
  return markup`<div class="confirm"><button class="button lamp" form="answer" data-pending="${t('Sending...')}">
<span class="say">${answered === null ? t('Send my answer') : t('Save changes')}</span>${RSVP_ANSWERS.map(
    (answer) =>
      markup`<span class="say" data-for="${answer}">${answered === answer ? t('Save changes') : words[answer]}</span>`,
  )}</button></div>`;
};

/** The first button of a form is its default for the Enter key. */
export const enterKeyButton = (): Markup =>
  markup`<button class="sr-only" form="answer" tabindex="-1" aria-hidden="true">${t('Send my answer')}</button>`;

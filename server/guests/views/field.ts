import { MAX_COMPANIONS } from '#shared/limits/limits.ts';
import { type Markup, markup } from '#server/platform/http/markup.ts';
import { companionLimitText } from '#server/nights/service.ts';
import { type Errors, MAX_COMPANIONS_LENGTH, type Typed } from '../guest-forms.ts';
import { known, t } from '../words/words.ts';
import { ICONS } from './icons.ts';

/** A form's values and errors. */
export interface Filled {
  typed: Typed;
  errors: Errors;
}

interface Field {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  type?: 'email';
  autoComplete?: string;
  required?: boolean;
  /** For a field outside its form. */
  form?: string;
}

/** A single-line text field with label, hint and error. */
export function textField(field: Field, { typed, errors }: Filled): Markup {
  const { name, label, hint, maxLength, type, autoComplete = 'off', required, form } = field;
  return markup`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}"${type !== undefined && markup` type="${type}"`} maxlength="${maxLength}" autocomplete="${autoComplete}" dir="auto"${typed[name] && markup` value="${typed[name]}"`}${required && markup` required`}${form !== undefined && markup` form="${form}"`}${about(name, hint, errors)}>
${hint !== undefined && markup`<p class="hint" id="${name}-hint">${hint}</p>`}${errorOf(name, errors)}</div>`;
}

/** How many come with a guest, and their names: only what the host allows; null if nobody. */
export const companyFields = (limit: number, filled: Filled): Markup | null =>
  limit === 0 && filled.errors.along === undefined
    ? null
    : markup`${countField('along', t('How many come with you?'), limit, filled)}
${textField({ name: 'companions', label: t('Their names (optional)'), hint: t('With commas between them.'), maxLength: MAX_COMPANIONS_LENGTH }, filled)}`;

/** Several lines of text. @param form for a field outside its form */
export const textArea = (
  name: string,
  label: string,
  maxLength: number,
  { typed, errors }: Filled,
  form?: string,
): Markup =>
  markup`<div class="field">
<label for="${name}">${label}</label>
<textarea id="${name}" name="${name}" rows="3" maxlength="${maxLength}" dir="auto"${form !== undefined && markup` form="${form}"`}${about(name, undefined, errors)}>
${typed[name]}</textarea>${errorOf(name, errors)}</div>`;

/** A small integer; the script adds plus and minus buttons. The limit is said unless it is the one of all nights. */
function countField(name: string, label: string, max: number, { typed, errors }: Filled): Markup {
  const hint = max < MAX_COMPANIONS && errors[name] === undefined ? companionLimitText(max) : undefined;
  return markup`<div class="field">
<label for="${name}">${label}</label>
<div class="stepper"><input id="${name}" name="${name}" type="number" inputmode="numeric" min="0" max="${max}" step="1" value="${typed[name] ?? '0'}"${about(name, hint, errors)}></div>
${hint !== undefined && markup`<p class="hint" id="${name}-hint">${hint}</p>`}${errorOf(name, errors)}</div>`;
}

/** Filled with the reader's zone by the script, so that mails can show local times. */
export const zoneField: Markup = markup`<input type="hidden" name="timeZone">`;

/** The error of a field, shown below it. */
export const errorOf = (name: string, errors: Errors): Markup | null =>
  errors[name] === undefined
    ? null
    : markup`<p class="error" id="${name}-error">${ICONS.warning}<span>${known(errors[name])}</span></p>`;

function about(name: string, hint: string | undefined, errors: Errors): Markup {
  const ids = [hint === undefined ? null : `${name}-hint`, errors[name] === undefined ? null : `${name}-error`];
  const described = ids.filter((id) => id !== null).join(' ');
  return markup`${described !== '' && markup` aria-describedby="${described}"`}${errors[name] !== undefined && markup` aria-invalid="true"`}`;
}

/** The error of a form, or a summary of its errors; it gets the focus. */
export function formProblem(problem: string | null, errors: Errors): Markup | null {
  const names = Object.keys(errors);
  if (problem === null && names.length === 0) return null;
  const toCorrect = names.length === 1 ? t('One field needs to be corrected.') : t('Some fields need to be corrected.');
  const words = problem === null ? toCorrect : known(problem);
  return markup`<p class="problem" role="alert" tabindex="-1" autofocus>${ICONS.warning}<span>${words}</span></p>`;
}

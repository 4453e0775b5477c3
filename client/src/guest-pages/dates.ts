import { addCopyButton } from './copy-button.ts';
import { countAnswers } from './count-answers.ts';
import { showPending } from './pending-button.ts';
import { showDatesInZone } from './readers-dates.ts';
import { addStepButtons } from './step-buttons.ts';

/** Optional script of the pages on which guests answer dates; they work without it. */
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
for (const list of document.querySelectorAll<HTMLElement>('[data-own]')) showDatesInZone(list, own);
for (const form of document.querySelectorAll<HTMLFormElement>('form')) {
  countAnswers(form);
  showPending(form);
}
for (const input of document.querySelectorAll<HTMLInputElement>('.stepper > input')) addStepButtons(input);
for (const input of document.querySelectorAll<HTMLInputElement>('.copy > input')) addCopyButton(input);
for (const input of document.querySelectorAll<HTMLInputElement>('input[name=timeZone]')) input.value = own;

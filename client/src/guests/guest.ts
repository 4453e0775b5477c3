import { addCopyButton } from './copy-button.ts';
import { browsersZone, isHidden } from './guests-zone.ts';
import { keepOffline } from './keep-offline.ts';
import { showPending } from './pending-button.ts';
import { showReadersTime } from './readers-time.ts';
import { addStepButtons } from './step-buttons.ts';
import { offerTitles } from './title-list.ts';
import { forgetNews } from './without-news.ts';

/** Optional scripts of guest pages; the server renders them, and they work without scripts. */
keepOffline(forgetNews());
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) showReadersTime(time);
for (const input of document.querySelectorAll<HTMLInputElement>('.stepper > input')) addStepButtons(input);
for (const input of document.querySelectorAll<HTMLInputElement>('.copy > input')) addCopyButton(input);
for (const form of document.querySelectorAll('form')) showPending(form);
for (const input of document.querySelectorAll<HTMLInputElement>('input[name=timeZone]'))
  input.value = isHidden ? '' : browsersZone;
for (const part of document.querySelectorAll<HTMLElement>('[data-titles]')) {
  const title = part.querySelector<HTMLInputElement>('input[name=title]');
  if (title) offerTitles(title, part.dataset.titles ?? '');
  pressOnEnter(part);
}

/** Makes Enter in a part of a form press that part's button. */
function pressOnEnter(part: HTMLElement): void {
  const button = part.querySelector<HTMLButtonElement>('button[formaction]');
  part.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    button?.click();
  });
}

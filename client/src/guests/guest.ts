import { addCopyButton } from './copy-button.ts';
import { browsersZone, isHidden } from './guests-zone.ts';
import { keepOffline } from './keep-offline.ts';
import { showPending } from './pending-button.ts';
import { showReadersTime } from './readers-time.ts';
import { addStepButtons } from './step-buttons.ts';
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

const WAIT_MS = 180;
const MIN_LETTERS = 2;

/** Offers known titles as buttons while one is typed; without them any title can be typed as well. @param address that completes */
function offerTitles(input: HTMLInputElement, address: string): void {
  const list = document.createElement('div');
  list.className = 'buttons';
  list.setAttribute('aria-live', 'polite');
  input.after(list);
  let timer = 0;
  let pending: AbortController | undefined;
  const complete = async (typed: string) => {
    pending = new AbortController();
    const response = await fetch(`${address}?q=${encodeURIComponent(typed)}`, { signal: pending.signal });
    if (response.ok) show((await response.json()) as string[]);
  };
  const show = (titles: string[]) => {
    list.classList.toggle('mt-3', titles.length > 0);
    list.replaceChildren(...titles.map(button));
  };
  const button = (title: string) => {
    const one = document.createElement('button');
    one.type = 'button';
    one.className = 'button quiet';
    one.dir = 'auto';
    one.textContent = title;
    one.addEventListener('click', () => {
      input.value = title;
      show([]);
      input.focus();
    });
    return one;
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    pending?.abort();
    const typed = input.value.trim();
    if (typed.length < MIN_LETTERS) return show([]);
    timer = window.setTimeout(() => void complete(typed).catch(() => undefined), WAIT_MS);
  });
}

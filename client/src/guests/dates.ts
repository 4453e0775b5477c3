import { hourCycleOf, timeOptions } from '#shared/time/hour-cycle.ts';
import { cityOf, zoneDifferenceText, minutesAhead } from '#shared/time/zone-difference.ts';
import { addCopyButton } from './copy-button.ts';
import { browsersZone, isHidden } from './guests-zone.ts';
import { keepOffline } from './keep-offline.ts';
import { showPending } from './pending-button.ts';
import { showReadersTime } from './readers-time.ts';
import { addStepButtons } from './step-buttons.ts';
import { forgetNews } from './without-news.ts';
import { momentText, t } from './words.ts';

/** Counts the answered dates as they are chosen; the two buttons above the dates choose without submitting. */
function countAnswers(form: HTMLFormElement): void {
  const rows = [...form.querySelectorAll('.dates > fieldset')];
  const words = document.getElementById('count');
  if (!words) return;
  const pips = form.querySelectorAll('.pips > i');
  const count = () => {
    const answered = rows.filter((row) => row.querySelector(':checked')).length;
    words.textContent = t('{answered} of {count} answered', { answered, count: rows.length });
    for (const [at, pip] of pips.entries()) pip.classList.toggle('is-full', at < answered);
  };
  form.addEventListener('change', count);
  for (const button of form.querySelectorAll<HTMLButtonElement>('.all-dates > button'))
    button.addEventListener('click', (event) => {
      event.preventDefault();
      for (const row of rows) {
        const radio = row.querySelector<HTMLInputElement>(`[value=${button.value.charAt(0)}]`);
        if (radio) radio.checked = true;
      }
      count();
    });
  // A browser that restores the form after Back does so without events.
  window.addEventListener('pageshow', count);
}

const PLATE = [{ weekday: 'short' }, { day: 'numeric' }, { month: 'short' }] as const;
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Rewrites a list of dates for the reader's zone, if its clock differs from the one that the page was written for. */
function showDatesInZone(list: HTMLElement, own: string): void {
  const { zone: host = own, own: written = host, times = '' } = list.dataset;
  let minutes = 0;
  const dates = times.split(' ').map((gap) => new Date((minutes += Number.parseInt(gap, 36)) * 60_000));
  if (dates.every((date) => minutesAhead(date, own, written) === 0)) return;
  const time = timeOptions(hourCycleOf(navigator.language));
  for (const [at, element] of list.querySelectorAll('legend, .when').entries()) {
    const date = dates[at] ?? new Date();
    const day = momentText(date, own, DAY);
    const plate = element.querySelector('i');
    if (!plate?.nextSibling) continue;
    const [weekday, number, month] = PLATE.map((part) => momentText(date, own, part));
    plate.innerHTML = `${weekday} <b>${number}</b> ${month}`;
    plate.nextSibling.textContent = ` ${momentText(date, own, time)} `;
    if (!list.matches('.dates')) continue;
    element.querySelector('small')?.remove();
    if (minutesAhead(date, host, own) === 0) continue;
    const hostDay = momentText(date, host, DAY);
    const below = document.createElement('small');
    below.textContent = `${hostDay === day ? '' : `${momentText(date, host, PLATE[0])} `}${momentText(date, host, time)} ${cityOf(host)}`;
    element.append(below);
  }
  const line = document.getElementById('zone');
  // A brief page shows its dates without the host's time.
  const gap = line?.dataset.brief === undefined ? zoneDifferenceText(dates, own, host, t) : null;
  const city = cityOf(own);
  if (line)
    line.textContent = gap === null ? t('All in {city} time', { city }) : `${t('Your time, {city}.', { city })} ${gap}`;
  for (const moment of document.querySelectorAll<HTMLTimeElement>('time[data-moment]')) {
    const date = new Date(moment.dateTime);
    moment.textContent = `${momentText(date, own, DAY)}, ${momentText(date, own, time)}`;
  }
}

/** Optional script of the pages on which guests answer dates; they work without it. */
const each = <E extends Element>(selector: string, change: (element: E) => void) =>
  document.querySelectorAll<E>(selector).forEach((element) => change(element));
keepOffline(forgetNews());
if (!isHidden) each<HTMLElement>('[data-own]', (list) => showDatesInZone(list, browsersZone));
each('time[data-zone]', showReadersTime);
each('form', countAnswers);
each('form', showPending);
each('.stepper > input', addStepButtons);
each('.copy > input', addCopyButton);
each<HTMLInputElement>('input[name=timeZone]', (input) => (input.value = isHidden ? '' : browsersZone));

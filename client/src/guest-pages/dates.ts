import { addCopyButton } from './copy-button.ts';
import { countAnswers } from './count-answers.ts';
import { browsersZone, isHidden } from './guests-zone.ts';
import { showPending } from './pending-button.ts';
import { showDatesInZone } from './readers-dates.ts';
import { showReadersTime } from './readers-time.ts';
import { addStepButtons } from './step-buttons.ts';
import { forgetNews } from './without-news.ts';

/** Optional script of the pages on which guests answer dates; they work without it. */
const each = <E extends Element>(selector: string, change: (element: E) => void) =>
  document.querySelectorAll<E>(selector).forEach((element) => change(element));
forgetNews();
if (!isHidden) each<HTMLElement>('[data-own]', (list) => showDatesInZone(list, browsersZone));
each('time[data-zone]', showReadersTime);
each('form', countAnswers);
each('form', showPending);
each('.stepper > input', addStepButtons);
each('.copy > input', addCopyButton);
each<HTMLInputElement>('input[name=timeZone]', (input) => (input.value = isHidden ? '' : browsersZone));

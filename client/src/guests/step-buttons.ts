import { t } from './words.ts';

/** Adds minus and plus buttons to a number field; the new number is announced. */
export function addStepButtons(input: HTMLInputElement): void {
  const spoken = document.createElement('span');
  spoken.className = 'sr-only';
  spoken.setAttribute('aria-live', 'polite');
  const button = (sign: string, name: string, step: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = sign;
    made.setAttribute('aria-label', name);
    made.addEventListener('click', () => {
      step();
      spoken.textContent = input.value;
    });
    return made;
  };
  const less = button('\u2212', t('One less'), () => input.stepDown());
  const more = button('+', t('One more'), () => input.stepUp());
  input.before(less);
  input.after(more, spoken);
}

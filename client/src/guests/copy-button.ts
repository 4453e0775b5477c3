import { t } from './words.ts';

/** Adds a button that copies a field's link. */
export function addCopyButton(input: HTMLInputElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = t('Copy link');
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => {
    input.select();
    const copied = () => (button.textContent = t('Copied'));
    const failed = () => (button.textContent = t('Press Ctrl+C'));
    navigator.clipboard.writeText(input.value).then(copied, failed);
  });
  input.after(button);
}

/** Makes Enter in a part of a form press that part's button. */
export function pressOnEnter(part: HTMLElement): void {
  const button = part.querySelector<HTMLButtonElement>('button[formaction]');
  part.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    button?.click();
  });
}

/** While a form is on its way the pressed button says so, and a second press sends nothing. */
export function showPending(form: HTMLFormElement): void {
  let undo = () => {};
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent !== undefined) return event.preventDefault();
    form.dataset.sent = '';
    const button = event.submitter;
    const words = button?.dataset.pending;
    const before = [...(button?.childNodes ?? [])];
    undo = () => {
      button?.removeAttribute('aria-disabled');
      if (words !== undefined) button?.replaceChildren(...before);
    };
    button?.setAttribute('aria-disabled', 'true');
    if (button && words !== undefined) button.textContent = words;
  });
  // A page that comes back by the back button has all that was typed, and takes answers again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    delete form.dataset.sent;
    undo();
  });
}

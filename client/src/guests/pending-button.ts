/** Shows on the pressed button that its form is being sent, and blocks a second press. */
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
  // A page restored by Back keeps what was typed, and can be sent again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    delete form.dataset.sent;
    undo();
  });
}

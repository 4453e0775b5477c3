/** While a form is on its way its button says so, and a second press sends nothing. */
export function showPending(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent !== undefined) return event.preventDefault();
    form.dataset.sent = '';
    const button = event.submitter;
    button?.setAttribute('aria-disabled', 'true');
    const words = button?.dataset.pending;
    if (button && words !== undefined) button.textContent = words;
  });
  // A page that comes back by the back button is as it was left: it takes answers again.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

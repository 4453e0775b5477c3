/** Counts the answered dates as they are chosen; the two buttons above the dates choose without submitting. */
export function countAnswers(form: HTMLFormElement): void {
  const rows = [...form.querySelectorAll('.dates > fieldset')];
  const words = document.getElementById('count');
  if (!words) return;
  const pips = form.querySelectorAll('.pips > i');
  const count = () => {
    const answered = rows.filter((row) => row.querySelector(':checked')).length;
    words.textContent = `${answered} of ${rows.length} answered`;
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

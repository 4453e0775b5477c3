const WAIT_MS = 180;
const MIN_LETTERS = 2;

/** Offers known titles as buttons while one is typed; without them any title can be typed as well. @param address that completes */
export function offerTitles(input: HTMLInputElement, address: string): void {
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

const WAIT_MS = 180;
const MIN_LETTERS = 2;

/** Offers known titles while one is typed; without them any title can be typed as well. @param address that completes */
export function offerTitles(input: HTMLInputElement, address: string): void {
  const list = document.createElement('datalist');
  list.id = `${input.id}-known`;
  input.setAttribute('list', list.id);
  input.after(list);
  let timer = 0;
  let pending: AbortController | undefined;
  const complete = async (typed: string) => {
    pending?.abort();
    pending = new AbortController();
    const response = await fetch(`${address}?q=${encodeURIComponent(typed)}`, { signal: pending.signal });
    if (!response.ok) return;
    const titles = (await response.json()) as string[];
    list.replaceChildren(...titles.map((title) => new Option(title, title)));
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    const typed = input.value.trim();
    if (typed.length < MIN_LETTERS) return;
    timer = window.setTimeout(() => void complete(typed).catch(() => undefined), WAIT_MS);
  });
}

/** Arrow keys move between the text field and the choices below it. */
export function moveBetweenChoices(event: {
  key: string;
  currentTarget: HTMLElement;
  target: EventTarget;
  preventDefault: () => void;
}): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-choice]')];
  const at = stops.findIndex((stop) => stop === event.target);
  const next = at === -1 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

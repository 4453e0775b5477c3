type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let typed: Typed[] = [];

const isTyped = (target: EventTarget | null): target is Typed =>
  (target instanceof HTMLInputElement && target.type !== 'search') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Begins to notice in which fields somebody types. Answers how to stop that. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (isTyped(target) && target.form && !typed.includes(target)) typed = [...typed.filter(isOpen), target];
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

/** A field that is still there, of a form, with something in it. */
const isOpen = (field: Typed): boolean => field.isConnected && field.value !== '';

/** Whether there is an open form in which somebody has typed something, which leaving the page might lose. */
export const hasOpenForm = (): boolean => typed.some(isOpen);

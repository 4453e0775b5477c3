import { t } from './words.ts';

/** The guest's own page, without what follows the token. */
const PAGE = location.pathname.split('/').slice(0, 3).join('/');
/** Finds what is kept without writing the token of the link down once more. */
const KEY = `kept${new TextEncoder().encode(PAGE).reduce((hash, byte) => (Math.imul(hash, 31) + byte) | 0, 0)}`;

type Saved = Record<string, string>;

interface Kept {
  /** What was saved, as the guest saw it. */
  seen: Saved;
  /** Where the form goes, below the page. */
  to: string;
  fields: [name: string, value: string][];
  isSent?: true;
}

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type);

/** The values that the server has, and the date that it shows: not what is typed, and not what a button in a mail preselects. */
function savedIn(form: HTMLFormElement): Saved {
  const saved: Saved = {
    when: document.querySelector<HTMLTimeElement>('time[data-zone]:not(.hint > *)')?.dateTime ?? '',
  };
  for (const field of form.elements) {
    if (isTicked(field))
      saved[`${field.name} ${field.value}`] =
        `${field.name === 'status' ? 'current' in field.dataset : field.defaultChecked}`;
    else if (field instanceof HTMLSelectElement)
      saved[field.name] = [...field.options].find((option) => option.defaultSelected)?.value ?? '';
    else if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden'))
      saved[field.name] = field.defaultValue;
  }
  return saved;
}

/** Fields that only one of the two has are of games or dates that came or went. */
const isSame = (seen: Saved, now: Saved): boolean =>
  seen.when === now.when && Object.entries(seen).every(([name, value]) => (now[name] ?? value) === value);

function fillIn(form: HTMLFormElement, fields: Kept['fields']): void {
  for (const field of form.elements) {
    if (isTicked(field)) field.checked = fields.some(([name, value]) => name === field.name && value === field.value);
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = fields.find(([name]) => name === field.name)?.[1] ?? field.value;
  }
}

function submit({ to, fields }: Kept): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = PAGE + to;
  for (const [name, value] of fields) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
}

const note = document.createElement('p');
note.className = 'mt-3 mb-2.5 rounded-md bg-lamp-tint px-3.5 py-3';
note.tabIndex = -1;
note.role = 'status';

function say(words: string, before: Element | null | undefined): void {
  note.textContent = words;
  before?.before(note);
  // The bar at the bottom must not cover it.
  note.scrollIntoView({ block: 'center' });
  note.focus({ preventScroll: true });
}

/** Nothing can be written where the browser stores nothing; then it is as without this script. */
function store(kept: Kept | null): boolean {
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Sends what was kept, unless the guest's answers or the date changed since: then they look at it first. */
function resume(kept: Kept, form: HTMLFormElement | null, isReported: boolean): void {
  const isUnchanged = form !== null && isSame(kept.seen, savedIn(form));
  if (isUnchanged && !kept.isSent && store({ ...kept, isSent: true })) return submit(kept);
  store(null);
  if (kept.isSent && (isReported || !isUnchanged)) return;
  if (form) fillIn(form, kept.fields);
  const why = isUnchanged
    ? t('Your answer may not have arrived.')
    : t('This page has changed since you answered offline, so nothing was sent.');
  say(
    form ? `${why} ${t('What you chose is filled in below: please look, and send it.')}` : why,
    form?.firstElementChild ?? document.querySelector('h1'),
  );
}

/**
 * Keeps a guest's form that is submitted without network, and sends it once there is one, at the latest when the page is
 * opened again. Call it before other scripts listen to the form. @param isReported the page says what was just saved
 */
export function keepOffline(isReported: boolean): void {
  if (!PAGE.startsWith('/rsvp/')) return;
  const form = document.querySelector<HTMLFormElement>('#answer');
  const before = read();
  const seen = form && savedIn(form);
  if (before) resume(before, form, isReported);
  if (!form || !seen) return;
  let last: HTMLElement | null | undefined;
  const keep = (button: HTMLElement | null): boolean => {
    const fields = [...new FormData(form)].flatMap(([name, value]): Kept['fields'] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    if (button instanceof HTMLButtonElement && button.name) fields.push([button.name, button.value]);
    const action = button?.getAttribute('formaction') ?? form.action;
    return store({ seen, to: new URL(action, location.href).pathname.slice(PAGE.length), fields });
  };
  form.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (navigator.onLine || button?.getAttribute('name') === 'stop') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const isKept = keep(button);
    if (isKept) last = button;
    say(
      isKept
        ? t('You are offline. Your answer is kept here, and is sent when you are back.')
        : t('You are offline. Please send it again when you are back.'),
      button?.closest('.buttons, .confirm, .save-dates, .flex') ?? form.firstElementChild,
    );
  });
  addEventListener('online', () => {
    // What was typed since goes with it.
    if (last !== undefined && keep(last)) location.assign(PAGE + location.search);
  });
}

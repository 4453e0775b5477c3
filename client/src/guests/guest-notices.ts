import { askPermission, deviceKey, noticesObstacle, subscribe, subscribedKey } from '#client/lib/device/web-push.ts';
import { NOTICE_PRESSED } from '#client/lib/device/service-worker-messages.ts';
import { type ToldDevice, toldText } from '#shared/notices/told-text.ts';
import { t } from './words.ts';

/** Optional script of the section 'Notices' on guest pages: it offers to tell this device, where that can be. */

const PAGE = location.pathname.split('/').slice(0, 3).join('/');
const SCOPE = '/rsvp/';
const ON_APPLE = t('On iPhone and iPad this page cannot show notices.');
const NOT_ALLOWED = t('Your browser does not allow notices from this site. You can allow them in its settings.');
const TOLD = t('Saved. This device is told from now on.');
const STOPPED = t('Stopped. This device is told nothing more of this night.');
const FAILED = t('That did not work, and nothing was changed. Please try again.');

const section = document.getElementById('notices');
/** A guest without an address has no mails. */
const isMailed = section?.dataset.mailed !== undefined;
const withMails = (text: string, mails: string): string => (isMailed ? `${text} ${mails}` : text);
const offer = section?.querySelector<HTMLElement>('.offer');
const toldPart = section?.querySelector<HTMLElement>('.told');
const words = toldPart?.querySelector('p');
const tell = section?.querySelector<HTMLButtonElement>('.tell');
const drop = section?.querySelector<HTMLButtonElement>('.drop');
const status = section?.querySelector('.said');

/** Shows which devices are told. @param told all of the guest's @param key of this one */
type Show = (told: readonly ToldDevice[], key: string | null) => void;

/** Whether something was typed into the page, or chosen. */
const isEdited = (): boolean =>
  [...(document.querySelector('form')?.elements ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement)
      return (
        field.selectedIndex !==
        Math.max(
          0,
          [...field.options].findIndex((option) => option.defaultSelected),
        )
      );
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
// It is drawn again with what a pressed notice told.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === NOTICE_PRESSED && !isEdited()) location.reload();
  });

if (section && offer && toldPart && words && tell && drop && status) {
  const say = (text: string) => (status.textContent = text);
  const show: Show = (told, key) => {
    const isTold = told.some((device) => device.key === key);
    tell.textContent = isTold ? t('Save') : t('Tell me here');
    drop.hidden = !isTold;
    toldPart.hidden = told.length === 0;
    words.textContent = toldText(
      told.length,
      isMailed,
      told.some(({ alsoMailed }) => alsoMailed),
      t,
    );
  };
  const obstacle = noticesObstacle();
  if (obstacle === 'home-screen') {
    say(withMails(ON_APPLE, t('Mails come as before.')));
    section.hidden = false;
  }
  if (obstacle === null)
    void offerNotices(section.dataset, offer, show, { tell, drop }, say).then(() => {
      offer.hidden = false;
      section.hidden = false;
    });
}

async function offerNotices(
  { key: publicKey = '', told: listed = '[]' }: DOMStringMap,
  form: HTMLElement,
  showTold: Show,
  buttons: { tell: HTMLButtonElement; drop: HTMLButtonElement },
  report: (text: string) => void,
): Promise<void> {
  let devices = JSON.parse(listed) as ToldDevice[];
  const ticks = [...form.querySelectorAll<HTMLInputElement>('input')];
  const worker = await guestWorker();
  const ownKey = worker ? await subscribedKey(worker) : null;
  const own = devices.find(({ key }) => key === ownKey);
  if (own) fill(ticks, own);
  showTold(devices, ownKey);

  onPress(buttons.tell, report, async () => {
    if (!(await askPermission())) return withMails(NOT_ALLOWED, t('Mails come as before.'));
    const subscription = await subscribe(await register(), publicKey);
    const key = await deviceKey(subscription.endpoint);
    const device = { key, ...choiceOf(ticks) };
    const problem = await send('notices', { ...subscription, ...fieldsOf(device) });
    if (problem !== null) return problem;
    devices = [...devices.filter((one) => one.key !== key), device];
    showTold(devices, key);
    return TOLD;
  });
  onPress(buttons.drop, report, async () => {
    const subscription = await (await guestWorker())?.pushManager.getSubscription();
    if (!subscription) return FAILED;
    const problem = await send('notices/drop', { endpoint: subscription.endpoint });
    if (problem !== null) return problem;
    const key = await deviceKey(subscription.endpoint);
    devices = devices.filter((one) => one.key !== key);
    showTold(devices, null);
    buttons.tell.focus();
    return withMails(STOPPED, t('Mails come instead.'));
  });
}

/** Says what came of a press; one while the last is under way does nothing. */
function onPress(button: HTMLButtonElement, report: (text: string) => void, work: () => Promise<string>): void {
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    report('');
    void work()
      .catch(() => FAILED)
      .then((text) => {
        button.ariaDisabled = null;
        report(text);
      });
  });
}

const register = () => navigator.serviceWorker.register('/guest-worker.js', { scope: SCOPE, updateViaCache: 'none' });

/** The worker for guests, if they were told here before; a host's browser may have another one. */
async function guestWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(SCOPE);
  return found && new URL(found.scope).pathname === SCOPE ? found : undefined;
}

const choiceOf = (ticks: readonly HTMLInputElement[]): Omit<ToldDevice, 'key'> => {
  const ticked = new Set(ticks.filter(({ checked }) => checked).map(({ value }) => value));
  const alsoMailed = ticked.delete('alsoMailed');
  const quiet = ticked.delete('quiet');
  return { kinds: [...ticked], alsoMailed, quiet };
};

function fill(ticks: readonly HTMLInputElement[], { kinds, alsoMailed, quiet }: ToldDevice): void {
  const ticked = new Set([...kinds, ...(alsoMailed ? ['alsoMailed'] : []), ...(quiet ? ['quiet'] : [])]);
  for (const tick of ticks) tick.checked = ticked.has(tick.value);
}

const fieldsOf = ({ kinds, alsoMailed, quiet }: ToldDevice): Record<string, string> => ({
  kinds: kinds.join(' '),
  ...(alsoMailed && { alsoMailed: 'yes' }),
  ...(quiet && { quiet: 'yes' }),
});

/** Sends a form, as a page does. Returns why it was refused, or null. */
async function send(path: string, fields: Record<string, string>): Promise<string | null> {
  const response = await fetch(`${PAGE}/${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  if (response.ok) return null;
  const isForPeople = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  return isForPeople ? response.text() : FAILED;
}

import type { Language } from '#shared/text/languages.ts';
import { language } from './language.ts';

const TRIED = 'rollcall-language';

/** Opens this address again in another language, which this browser keeps from then on. */
export function openInLanguage(chosen: Language): void {
  const address = new URL(location.href);
  address.searchParams.set('in', chosen);
  location.replace(address);
}

/** Opens this address in the language of an account; once, as without network a device has the last language only. */
export function followLanguage(ofAccount: Language | null): void {
  if (!import.meta.env.PROD || ofAccount === null) return;
  try {
    if (ofAccount === language) return sessionStorage.removeItem(TRIED);
    if (sessionStorage.getItem(TRIED) === ofAccount) return;
    sessionStorage.setItem(TRIED, ofAccount);
  } catch {
    return;
  }
  openInLanguage(ofAccount);
}

/** Takes the choice of a language out of the address, so that whoever gets a copy of it reads their own. */
export function hideChoiceOfLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('in')) return;
  address.searchParams.delete('in');
  history.replaceState(history.state, '', address);
}

import type { NightFields } from './night-form.ts';

/** Of one person as a host, so that nobody else who signs in in this tab sees it. */
const address = (draftKey: string) => `rollcall.night-draft.1.${draftKey}`;

/** The night that was left half written in this tab, if any. Where nothing can be stored there is none. */
export function readNightDraft(draftKey: string): Partial<NightFields> | null {
  try {
    const text = sessionStorage.getItem(address(draftKey));
    return text === null ? null : (JSON.parse(text) as Partial<NightFields>);
  } catch {
    return null;
  }
}

export function writeNightDraft(draftKey: string, fields: NightFields): void {
  try {
    sessionStorage.setItem(address(draftKey), JSON.stringify(fields));
  } catch {
    // A full or forbidden store: the form works all the same, only without a safety net.
  }
}

export function dropNightDraft(draftKey: string): void {
  try {
    sessionStorage.removeItem(address(draftKey));
  } catch {
    // As above.
  }
}

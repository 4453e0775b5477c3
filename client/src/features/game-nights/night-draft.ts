import type { NightFields } from './night-form.ts';

/** Of one person, so that nobody else who signs in in this tab sees it. */
const address = (userId: number) => `rollcall.night-draft.1.${userId}`;

/** The night that was left half written in this tab, if any. Where nothing can be stored there is none. */
export function readNightDraft(userId: number): Partial<NightFields> | null {
  try {
    const text = sessionStorage.getItem(address(userId));
    return text === null ? null : (JSON.parse(text) as Partial<NightFields>);
  } catch {
    return null;
  }
}

export function writeNightDraft(userId: number, fields: NightFields): void {
  try {
    sessionStorage.setItem(address(userId), JSON.stringify(fields));
  } catch {
    // A full or forbidden store: the form works all the same, only without a safety net.
  }
}

export function dropNightDraft(userId: number): void {
  try {
    sessionStorage.removeItem(address(userId));
  } catch {
    // As above.
  }
}

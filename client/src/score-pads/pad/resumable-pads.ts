import type { ScorePad } from '#shared/score-pads/score-pads-contract.ts';
import { momentText } from '#client/lib/reader-time.ts';
import { padAddress } from './pad-address.ts';
import type { StoredPad } from './stored-pad.ts';
import { t } from '#client/score-pads/words/words.ts';

/** A pad that can be reopened. */
interface PadToGoOnWith {
  address: string;
  title: string;
  facts: string;
  /** Its id if it can be removed from this device without loss; else null. */
  id: string | null;
}

/**
 * The owner's open pads and those on this device, without duplicates, latest first. @param userId the signed-in user;
 * pads started here by others are omitted
 */
export function resumablePads(
  open: readonly ScorePad[],
  stored: readonly StoredPad[],
  userId: number | null,
): PadToGoOnWith[] {
  const codes = new Set(open.map(({ code }) => code));
  const storedByCode = new Map(stored.map((pad) => [pad.code, pad]));
  const others = stored.filter(
    ({ code, ownerId, status, unsent }) =>
      (ownerId === null || ownerId === userId) &&
      (code === null || !codes.has(code)) &&
      (status === 'open' || unsent.length > 0),
  );
  const all = [
    ...open.map((pad) => ({ pad, here: storedByCode.get(pad.code) })),
    ...others.map((pad) => ({ pad, here: pad })),
  ];
  return all
    .toSorted((a, b) => b.pad.startedAt.getTime() - a.pad.startedAt.getTime())
    .map(({ pad, here }) => ({
      address: here ? padAddress(here) : `/table/${pad.code}`,
      title: pad.gameTitle,
      facts: factsOf(pad, here),
      id: here && here.code !== null && !codes.has(here.code) ? here.id : null,
    }));
}

function factsOf({ code, startedAt }: { code: string | null; startedAt: Date }, here: StoredPad | undefined): string {
  const waiting = here?.unsent.length ?? 0;
  return [
    code ?? t('Only on this phone yet'),
    momentText(startedAt),
    ...(waiting > 0 ? [t('{count, plural, one {# entry waiting} other {# entries waiting}}', { count: waiting })] : []),
    ...(here?.finish ? [t('finished, not saved yet')] : []),
  ].join(' · ');
}

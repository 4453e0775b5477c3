import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { nightAddress } from '#client/lib/addresses.ts';
import { wrapUpDraftsOf } from '../wrap-up-drafts.ts';
import type { PlayedGame } from '#client/plays/api.ts';
import type { PlayFields } from '#client/plays/play-fields.ts';
import { useOutcomeOfGame } from '#client/plays/use-outcome-of-game.ts';
import { readStored, writeStored } from '#client/lib/device/stored-json.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { ResponseBody } from '#shared/contract/contract.ts';
import type { WrapUpSheet } from '#shared/nights/wrap-up-contract.ts';
import type * as contracts from '#shared/nights/wrap-up-contract.ts';
import { wrapUp } from './api.ts';
import * as messages from './messages.ts';
import { bodyOf, playOf, type TablePlay, withPerson } from './table-play.ts';

/** An unfinished wrap-up. */
interface Draft {
  /** Ids of those who came; null while unchanged. */
  came: readonly number[] | null;
  plays: readonly TablePlay[];
  sendsResults: boolean;
}

const EMPTY: Draft = { came: null, plays: [], sendsResults: false };

/** Storage key per user. */
const address = (userId: number, eventId: number) => `${wrapUpDraftsOf(userId)}${eventId}`;

/** The draft stored on this device, if any. None if storage is unavailable. */
function readDraft(userId: number, eventId: number): Draft | null {
  const stored = readStored<Partial<Draft>>('localStorage', address(userId, eventId));
  return stored && { ...EMPTY, ...stored };
}

const writeDraft = (userId: number, eventId: number, draft: Draft): void =>
  writeStored('localStorage', address(userId, eventId), draft);

const dropDraft = (userId: number, eventId: number): void =>
  writeStored('localStorage', address(userId, eventId), null);

interface WrapUpOptions {
  eventId: number;
  ownerId: number;
  sheet: WrapUpSheet;
}

/**
 * The wrap-up form: its draft, stored on the device until sent, and submission. It then opens the night, unless plays were
 * recorded differently before.
 */
export function useWrapUp({ eventId, ownerId, sheet }: WrapUpOptions) {
  const [opened] = useState(() => readDraft(ownerId, eventId));
  const [draft, setDraft] = useState<Draft>(opened ?? EMPTY);
  const [differing, setDiffering] = useState<ResponseBody<typeof contracts.wrapUp> | null>(null);
  const decide = useOutcomeOfGame();
  const [, navigate] = useLocation();
  const [invalid, setInvalid] = useState<string | null>(null);
  const came = new Set(draft.came ?? sheet.people.flatMap((one) => (one.came ? one.attendeeId : [])));
  const taken = [...sheet.plays.map(({ key }) => key), ...draft.plays.map(({ key }) => key)];

  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setInvalid(null);
    writeDraft(ownerId, eventId, next);
  };
  const { mutate, isPending, isSuccess } = useMutation({
    ...wrapUp,
    onSuccess: (answer) => {
      dropDraft(ownerId, eventId);
      const isNew = answer.plays.filter(({ wasThere }) => !wasThere).length;
      toast(messages.wrappedUp(isNew, answer.mailed));
      if (answer.plays.some(({ differs }) => differs)) setDiffering(answer);
      else navigate(nightAddress(eventId));
    },
    onError: (error) => toast(messages.wrapUpFailed(error)),
  });

  return {
    came,
    /** Number of those who came and can be mailed the results. */
    reached: sheet.people.filter((one) => one.canBeWrittenTo && came.has(one.attendeeId)).length,
    plays: draft.plays,
    sendsResults: draft.sendsResults,
    /** A draft was restored. */
    restored: opened !== null,
    pending: isPending || isSuccess,
    /** The answer, if it has plays that were recorded differently before. */
    differing,
    /** Key of the invalid play. */
    invalid,
    setCame: (person: WrapUpSheet['people'][number], isHere: boolean) => {
      const ids = new Set(came);
      if (isHere) ids.add(person.attendeeId);
      else ids.delete(person.attendeeId);
      const seated = [person.name, ...person.companions].reduce<readonly TablePlay[]>(
        (all, name) => withPerson(all, name, isHere),
        draft.plays,
      );
      change({ came: [...ids], plays: seated });
    },
    /** Adds a game to the plays. Returns its key. */
    play: (game: PlayedGame): string => {
      const names = sheet.people.flatMap((one) => (came.has(one.attendeeId) ? [one.name, ...one.companions] : []));
      const added = playOf(game, taken, names, decide(game));
      change({ plays: [...draft.plays, added] });
      return added.key;
    },
    skip: (key: string) => change({ plays: draft.plays.filter((one) => one.key !== key) }),
    changePlay: (key: string, fields: Partial<PlayFields>) =>
      change({
        plays: draft.plays.map((one) => (one.key === key ? { ...one, fields: { ...one.fields, ...fields } } : one)),
      }),
    setSendsResults: (sendsResults: boolean) => change({ sendsResults }),
    startOver: () => {
      dropDraft(ownerId, eventId);
      setDraft(EMPTY);
    },
    submit: () => {
      const empty = draft.plays.find(({ fields }) => fields.rows.every(({ name }) => name.trim() === ''));
      if (empty) {
        toast(messages.noPlayers);
        setInvalid(empty.key);
        return;
      }
      const body = { came: [...came], plays: draft.plays.map(bodyOf), sendsResults: draft.sendsResults };
      mutate({ eventId, body });
    },
  };
}

export type WrapUp = ReturnType<typeof useWrapUp>;

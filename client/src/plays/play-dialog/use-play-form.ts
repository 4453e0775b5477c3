import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { changePlay, recordPlay, type PlayedGame } from '../api.ts';
import { ApiError, isNotFound } from '#client/lib/http/api-error.ts';
import { editUnsentPlay } from '../unsent-plays/api.ts';
import { toDisplayedPlay, type UnsentPlay } from '../unsent-plays/unsent-play.ts';
import { uniqueKey } from '#client/lib/unique-key.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { newPlay, type Play } from '#shared/plays/plays-contract.ts';
import { readPlay } from '#shared/plays/read-play.ts';
import { winnersOf } from '#shared/plays/winner.ts';
import { announceRecordedPlay } from '../announce-recorded-play.ts';
import { useEarlierPlays } from './use-earlier-plays.ts';
import { usePlayTimer } from './use-play-timer.ts';
import { dropDraft, readDraft, writeDraft } from './play-drafts.ts';
import * as messages from '../messages.ts';
import { openLogPlay } from '../play-dialog-view.ts';
import { emptyPlayFields, fieldsOf, type PlayFields } from '../play-fields.ts';
import { playTimersOf } from '../play-timers.ts';
import { nameList } from '../winner-note.ts';
import { playChangeBody, playRequestBody } from '../parse-play-fields.ts';
import type { PlayOutcome } from '#shared/enums.ts';
import { t } from '#client/plays/words/words.ts';

interface PlayFormOptions {
  game: PlayedGame;
  /** The recorded play to edit; null for a new one. */
  play: Play | null;
  /** The unsent play to edit. */
  unsent: UnsentPlay | undefined;
  /** The game's outcome type, as far as it is known: on a slow network it arrives while the form is filled in. */
  way: PlayOutcome;
  /** Separates drafts of different users in one tab. */
  ownerId: number;
  onDone: () => void;
}

/** Error messages by field. */
export type PlayFormErrors = Partial<Record<string, string>>;

/** The form of a play: fields, draft and submission. */
export function usePlayForm({ game, play, unsent, way, ownerId, onDone }: PlayFormOptions) {
  const client = useQueryClient();
  const draftKey = `${ownerId}.${draftName(game, play, unsent)}`;
  const written = unsent ? toDisplayedPlay(unsent) : play;
  const isRecorded = written !== null;
  const timer = usePlayTimer(`${playTimersOf(ownerId)}${draftName(game, play, unsent)}`);
  const [opened] = useState(() => ({ at: new Date(), draft: readDraft(draftKey) }));
  const start: PlayFields = written
    ? { ...fieldsOf(written), markAsPlayed: unsent?.play.markAsPlayed ?? false }
    : emptyPlayFields(way, opened.at);
  const [edited, setEdited] = useState<PlayFields | null>(opened.draft?.fields ?? null);
  const [isWayChosen, setWayChosen] = useState(isRecorded || opened.draft !== null);
  const [restored, setRestored] = useState(opened.draft !== null);
  // Stored with the draft, so that submitting again after an error or reload never records twice.
  const [idempotencyKey, setIdempotencyKey] = useState(
    () => unsent?.key ?? opened.draft?.idempotencyKey ?? uniqueKey(),
  );
  const [attempted, setAttempted] = useState(opened.draft?.attempted ?? null);
  const [errors, setErrors] = useState<PlayFormErrors>({});
  // The server no longer has the game: submitted again, the play is recorded under its title.
  const [isGameGone, setGameGone] = useState(false);
  const typed = useMemo(
    () => (edited && !isWayChosen ? { ...edited, outcome: way } : edited),
    [edited, isWayChosen, way],
  );
  const fields = typed ?? start;
  const earlier = useEarlierPlays({
    gameId: game.id,
    playId: play?.id,
    before: start.outcome,
    now: fields.outcome,
  });
  // A running timer is stopped by recording the play.
  const whole = timer.minutes === null ? fields : { ...fields, duration: String(timer.minutes) };

  useEffect(() => {
    if (typed) writeDraft(draftKey, { fields: typed, idempotencyKey, attempted });
  }, [draftKey, typed, idempotencyKey, attempted]);

  const discard = useCallback(() => {
    dropDraft(draftKey);
    setEdited(null);
    setWayChosen(isRecorded);
    setRestored(false);
    setAttempted(null);
    setErrors({});
    if (!unsent) setIdempotencyKey(uniqueKey());
  }, [draftKey, isRecorded, unsent]);

  const sent = useRef(false);
  const halfTyped = useRef(false);
  halfTyped.current = edited !== null;
  useEffect(
    () => () => {
      if (halfTyped.current && !sent.current) toast(messages.draftKept(() => dropDraft(draftKey)));
    },
    [draftKey],
  );

  const outcome = {
    onSuccess: (answer: Play | UnsentPlay) => {
      dropDraft(draftKey);
      timer.stop();
      if ('ownerId' in answer) {
        toast(messages.playQueued(answer));
        onDone();
        return;
      }
      const counted = fields.markAsPlayed && answer.gameId !== null;
      const message = play
        ? messages.playUpdated(answer, counted)
        : messages.playRecorded(answer, nameList(winnersIn(answer)), openLogPlay);
      announceRecordedPlay(client, answer, counted, message);
      earlier.change(answer.id);
      onDone();
    },
    onError: (error: Error) => {
      sent.current = false;
      if (error instanceof ApiError) setErrors(error.fields);
      if (play) toast(messages.goneMessageOr(limitMessageOr(messages.updateFailed, error), error));
      else if (isNotFound(error) && game.id !== null) {
        setGameGone(true);
        toast(messages.gameGone(game));
      } else toast(limitMessageOr(messages.recordFailed, error));
    },
  };
  const recording = useMutation({ ...recordPlay, ...outcome });
  const changing = useMutation({ ...changePlay, ...outcome });
  const editing = useMutation({ ...editUnsentPlay, ...outcome });

  return {
    fields,
    timer,
    earlier,
    start,
    errors,
    /** The way to decide is written or chosen, and no list that arrives changes it. */
    isWayChosen,
    /** A draft was restored. */
    restored,
    pending: recording.isPending || changing.isPending || editing.isPending,
    change: (changes: Partial<PlayFields>) => {
      setEdited({ ...fields, ...changes });
      if (changes.outcome !== undefined) setWayChosen(true);
      setErrors((found) => withoutErrorsOf(changes, found));
    },
    discard,
    /** The play was deleted: drop the draft silently. */
    deleteDraft: () => {
      sent.current = true;
      dropDraft(draftKey);
    },
    /** Submits the form if it is valid. Returns the errors by field. */
    submit: (): PlayFormErrors => {
      if (sent.current) return {};
      const body = playRequestBody(whole, start, written);
      const found = errorsOf(whole, body);
      setErrors(found);
      if (Object.keys(found).length > 0) return found;
      sent.current = true;
      const attempt = JSON.stringify(body);
      setAttempted(attempt);
      if (play) changing.mutate({ id: play.id, play: playChangeBody(fields, start, play) });
      else if (unsent) editing.mutate({ unsent, play: { playedAt: unsent.play.playedAt, ...body } });
      else {
        const amends = attempted !== null && attempted !== attempt;
        const of = isGameGone ? { id: null, title: game.title } : game;
        recording.mutate({ game: of, play: { ...body, idempotencyKey }, amends });
      }
      return found;
    },
  };
}

/** The draft's name among its owner's drafts. */
function draftName(game: PlayedGame, play: Play | null, unsent: UnsentPlay | undefined): string {
  if (unsent) return `waiting-${unsent.key}`;
  if (play) return `play-${play.id}`;
  return game.id === null ? `title-${game.title}` : `game-${game.id}`;
}

/** An error is shown until its field changes. */
function withoutErrorsOf(changes: object, errors: PlayFormErrors): PlayFormErrors {
  const ofRows = 'rows' in changes ? ['players', 'scores', 'seats', 'winner'] : [];
  const changed = new Set(['body', ...Object.keys(changes), ...ofRows]);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.has(field)));
}

export type PlayFormState = ReturnType<typeof usePlayForm>;

const winnersIn = (play: Play): string[] => {
  const read = readPlay(play);
  return read ? winnersOf(read) : [];
};

function errorsOf({ rows }: PlayFields, body: object): PlayFormErrors {
  if (rows.every(({ name }) => name.trim() === '')) {
    toast(messages.noPlayers);
    return { players: t('Please add at least one player.') };
  }
  const parsed = z.safeParse(newPlay, body);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

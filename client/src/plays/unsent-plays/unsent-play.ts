import type { PlaySubmission } from '../send-play.ts';
import type { Play } from '#shared/plays/plays-contract.ts';

/** The server's reason for refusing a play. */
export interface PlayRefusal {
  status: number;
  /** For people. */
  reason: string;
}

/** An unsent play as stored on the device. */
export interface UnsentPlay extends PlaySubmission {
  /** Its idempotency key, and its storage key. */
  key: string;
  ownerId: number;
  /** Milliseconds since 1970; sent in this order. */
  since: number;
  /** Set after a refusal: it is not sent again until edited. */
  refusal: PlayRefusal | null;
}

/** Converts a recording to an unsent play, played at the time of recording. */
export function toUnsentPlay(recording: PlaySubmission, ownerId: number, now: Date): UnsentPlay {
  const { idempotencyKey } = recording.play;
  if (idempotencyKey === undefined) throw new Error('a play without a key could be recorded twice');
  const playedAt = recording.play.playedAt ?? now.toISOString();
  const play = { ...recording.play, playedAt };
  return { ...recording, play, key: idempotencyKey, ownerId, since: now.getTime(), refusal: null };
}

/** Converts an unsent play to a play for display. Its id matches no recorded play. */
export function toDisplayedPlay({ game, play }: UnsentPlay): Play {
  return {
    id: 0,
    gameId: game.id,
    gameTitle: game.title,
    bggId: game.id === null ? (game.bggId ?? null) : null,
    eventId: null,
    playedAt: new Date(play.playedAt ?? 0),
    players: play.players,
    scores: play.scores,
    winner: play.winner ?? null,
    notes: play.notes ?? null,
    duration: play.duration ?? null,
    outcome: play.outcome ?? 'highest',
    seats: play.seats ?? [],
    place: play.place ?? null,
    expansions: play.expansions ?? [],
  };
}

import type { Recording } from '#client/entities/plays/recording.ts';
import type { Play } from '#shared/contracts/plays.ts';

/** Why the server did not take a play. */
export interface PlayRefusal {
  status: number;
  /** For people. */
  reason: string;
}

/** A play that was recorded without network, as the device keeps it. */
export interface WaitingPlay extends Recording {
  /** Its idempotency key, which is also what it is kept under. */
  key: string;
  ownerId: number;
  /** Milliseconds since 1970; they are sent in this order. */
  since: number;
  /** Set when the server refused it: it is not sent again until somebody has looked at it. */
  refusal: PlayRefusal | null;
}

/** What a recording turns into when it must wait: it was played when it was written down, not when it is sent. */
export function waitingPlay(recording: Recording, ownerId: number, now: Date): WaitingPlay {
  const { idempotencyKey } = recording.play;
  if (idempotencyKey === undefined) throw new Error('a play without a key could be recorded twice');
  const playedAt = recording.play.playedAt ?? now.toISOString();
  const play = { ...recording.play, playedAt };
  return { ...recording, play, key: idempotencyKey, ownerId, since: now.getTime(), refusal: null };
}

/** A waiting play as screens and forms know plays. No recorded one has its id. */
export function playOf({ game, play }: WaitingPlay): Play {
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

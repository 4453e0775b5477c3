import { displayNameOf } from '#client/nights/night-page/attendee-text.ts';
import { t } from '#client/tournaments/words/words.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { nameKey } from '#shared/text/person-name.ts';
import type { Tournament } from '#shared/tournaments/tournament-contract.ts';
import type { TournamentToSend } from './api.ts';
import { suggestedRounds } from './tournament-state.ts';

/** Somebody who is chosen; a typed name has no attendee. */
export interface ChosenPlayer {
  attendeeId: number | null;
  name: string;
}

export interface SetUpForm {
  format: Tournament['format'];
  seeding: Tournament['seeding'];
  scoring: Tournament['scoring'];
  /** As typed; null while it follows the number of players. */
  rounds: string | null;
  guestsReport: boolean;
  gameId: number | null;
  players: readonly ChosenPlayer[];
}

/** Whether somebody can play: the host, and guests who accepted. */
export const isComing = ({ status, awaitsApproval }: Pick<Attendee, 'status' | 'awaitsApproval'>): boolean =>
  status === 'accepted' && !awaitsApproval;

/** Of the game of a tournament, where the night has games or not. */
export const GAME_HINTS = {
  some: t('With a game, a match can be recorded as a play.'),
  none: t('Choose games for the night first: they appear here.'),
} as const;

/** The set-up as it is, or one with everybody who comes. @param gameId the first game of the night */
export function initialSetUp(
  before: Tournament | null,
  attendees: readonly Attendee[],
  gameId: number | null,
): SetUpForm {
  if (before) {
    const { format, seeding, scoring, rounds, guestsReport, game, players } = before;
    return { format, seeding, scoring, rounds: String(rounds), guestsReport, gameId: game?.id ?? null, players };
  }
  return {
    format: 'swiss',
    seeding: 'by_lot',
    scoring: 'result',
    rounds: null,
    guestsReport: true,
    gameId,
    players: attendees.filter(isComing).map((attendee) => ({ attendeeId: attendee.id, name: displayNameOf(attendee) })),
  };
}

export const roundsOf = ({ rounds, players }: Pick<SetUpForm, 'rounds' | 'players'>): string =>
  rounds ?? String(suggestedRounds(players.length));

/** What is sent. */
export const setUpToSend = (form: SetUpForm): TournamentToSend => ({
  format: form.format,
  seeding: form.seeding,
  scoring: form.scoring,
  guestsReport: form.guestsReport,
  gameId: form.gameId,
  ...(form.format === 'swiss' && { rounds: Number(roundsOf(form)) }),
  players: form.players.map(({ attendeeId, name }) => (attendeeId === null ? { name } : { attendeeId })),
});

/** The error of a name that is typed, or null. */
export function typedNameError(name: string, players: readonly ChosenPlayer[]): string | null {
  if (name.trim() === '') return t('Please enter a name');
  return players.some((player) => nameKey(player.name) === nameKey(name))
    ? t('{name} plays already', { name: name.trim() })
    : null;
}

/** The players in the order of a ladder, by name; who is not on it comes after them, in the order as it was. */
export function inLadderOrder<P extends { name: string }>(
  players: readonly P[],
  rungs: readonly { name: string }[],
): readonly P[] {
  const places = new Map(rungs.map(({ name }, place) => [nameKey(name), place]));
  const placeOf = ({ name }: P) => places.get(nameKey(name)) ?? rungs.length;
  return players.toSorted((a, b) => placeOf(a) - placeOf(b));
}

import { drawnRounds } from '#shared/tournaments/tournament.ts';
import { hasNextRound } from '#shared/tournaments/draw-round.ts';
import { standings } from '#shared/tournaments/standings.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import type { GuestTournament } from '#server/tournaments/service.ts';
import { answerMark } from './icons.ts';
import { rich, t } from '../words/words.ts';

type Match = GuestTournament['tournament']['matches'][number];

/** The guest's own match of the latest round; undefined if they have none. */
export const ownMatch = ({ tournament: { matches }, ownId }: GuestTournament): Match | undefined =>
  matches.find(
    ({ round, first, second }) =>
      round === drawnRounds(matches) && ownId !== null && (first === ownId || second === ownId),
  );

/** How the reader reads of a player: by a name, or by the number of their seed. */
export function playerName({ tournament, names, ownId }: GuestTournament, id: number): string {
  if (id === ownId) return t('You');
  const seed = tournament.players.find((player) => player.id === id)?.seed ?? 0;
  return names.get(id) ?? t('Player {seed}', { seed });
}

/** The guest's own part of the tournament, first on their page. Null if they do not play. */
export function ownPairing(shown: GuestTournament): Markup | null {
  const said = ownText(shown);
  if (said === null) return null;
  const [heading, text] = said;
  return markup`<div class="standing"${isDue(shown) && markup` data-tone="good"`}>${answerMark('accepted')}<div><p class="standing-heading">${heading}</p>${text !== null && markup`<p>${text}</p>`}</div></div>`;
}

const isDue = (shown: GuestTournament): boolean => ownMatch(shown)?.result === null;

function ownText(shown: GuestTournament): [heading: Part, text: string | null] | null {
  const { tournament, ownId } = shown;
  const own = tournament.players.find(({ id }) => id === ownId);
  if (!own) return null;
  const round = drawnRounds(tournament.matches);
  const { place = 0, isIn = false } = standings(tournament).find(({ player }) => player.id === ownId) ?? {};
  const placeText =
    tournament.format === 'elimination' && isIn
      ? t('You are still in.')
      : t('Your place so far: {place} of {players}.', { place, players: tournament.players.length });
  if (own.isWithdrawn) return [t('You have left the tournament'), round === 0 ? null : placeText];
  if (round === 0) return [t('You play'), t('The first round is not drawn yet.')];
  const match = ownMatch(shown);
  if (match?.result === null) return [openText(shown, match), t('Round {round} is on.', { round })];
  if (!tournament.matches.some(({ result }) => result === null) && !hasNextRound(tournament))
    return [
      place === 1
        ? t('You won the tournament')
        : t('Your place: {place} of {players}', { place, players: tournament.players.length }),
      t('The tournament is over.'),
    ];
  if (match) return [resultText(shown, match), placeText];
  return tournament.format === 'elimination'
    ? [t('You are out'), placeText]
    : [t('You sit out round {round}', { round }), placeText];
}

export const opponentOf = (shown: GuestTournament, { first, second }: Match): Markup =>
  markup`<bdi>${playerName(shown, first === shown.ownId ? (second ?? 0) : first)}</bdi>`;

const openText = (shown: GuestTournament, match: Match): Markup =>
  rich('You play {name} at table {table}', { name: opponentOf(shown, match), table: match.table });

function resultText(shown: GuestTournament, match: Match): Part {
  if (match.second === null) return t('You have a bye in round {round}: a win without a game', { round: match.round });
  const name = opponentOf(shown, match);
  if (match.result === 'draw') return rich('You drew with {name}', { name });
  const isWon = match.result === (match.first === shown.ownId ? 'first' : 'second');
  return isWon ? rich('You won against {name}', { name }) : rich('You lost to {name}', { name });
}

/** On the guest's own page: what they play, and the way to the page of the tournament. Null without one. */
export function tournamentSection(shown: GuestTournament | null, path: string): Markup | null {
  if (!shown) return null;
  const own = ownPairing(shown);
  return markup`<section class="border-b border-line pb-5.5" aria-labelledby="tournament-title">
<h2 id="tournament-title">${t('Tournament')}</h2>
${own}
<p class="buttons"><a class="button${isDue(shown) && ' lamp'}" href="${path}/tournament">${isDue(shown) && shown.tournament.guestsReport ? t('Pairings, standings, your result') : t('Pairings and standings')}</a></p>
</section>`;
}

import { drawnRounds } from '#shared/tournaments/tournament.ts';
import { hasNextRound } from '#shared/tournaments/draw-round.ts';
import { standings } from '#shared/tournaments/standings.ts';
import { type Markup, markup, type Part } from '#server/platform/http/markup.ts';
import type { GuestTournament } from '#server/tournaments/service.ts';
import { answerMark } from './icons.ts';

type Match = GuestTournament['tournament']['matches'][number];

/** The guest's own match of the latest round; undefined if they have none. */
export const ownMatch = ({ tournament: { matches }, ownId }: GuestTournament): Match | undefined =>
  matches.find(
    ({ round, first, second }) =>
      round === drawnRounds(matches) && ownId !== null && (first === ownId || second === ownId),
  );

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
      ? 'You are still in.'
      : `Your place so far: ${place} of ${tournament.players.length}.`;
  if (own.isWithdrawn) return ['You have left the tournament', round === 0 ? null : placeText];
  if (round === 0) return ['You play', 'The first round is not drawn yet.'];
  const match = ownMatch(shown);
  if (match?.result === null) return [openText(shown, match), `Round ${round} is on.`];
  if (!tournament.matches.some(({ result }) => result === null) && !hasNextRound(tournament))
    return [
      place === 1 ? 'You won the tournament' : `Your place: ${place} of ${tournament.players.length}`,
      'The tournament is over.',
    ];
  if (match) return [resultText(shown, match), placeText];
  return tournament.format === 'elimination' ? ['You are out', placeText] : [`You sit out round ${round}`, placeText];
}

const opponentOf = ({ names, ownId }: GuestTournament, { first, second }: Match): string =>
  names.get(first === ownId ? (second ?? 0) : first) ?? '';

const openText = (shown: GuestTournament, match: Match): Markup =>
  markup`You play <bdi>${opponentOf(shown, match)}</bdi> at table ${match.table}`;

function resultText(shown: GuestTournament, match: Match): Part {
  if (match.second === null) return `You have a bye in round ${match.round}: a win without a game`;
  const isWon = match.result === (match.first === shown.ownId ? 'first' : 'second');
  const verb = match.result === 'draw' ? 'You drew with' : isWon ? 'You won against' : 'You lost to';
  return markup`${verb} <bdi>${opponentOf(shown, match)}</bdi>`;
}

/** On the guest's own page: what they play, and the way to the page of the tournament. Null without one. */
export function tournamentSection(shown: GuestTournament | null, path: string): Markup | null {
  if (!shown) return null;
  const own = ownPairing(shown);
  return markup`<section class="border-b border-line pb-5.5" aria-labelledby="tournament-title">
<h2 id="tournament-title">Tournament</h2>
${own}
<p class="buttons"><a class="button${isDue(shown) && ' lamp'}" href="${path}/tournament">${isDue(shown) && shown.tournament.guestsReport ? 'Pairings, standings, your result' : 'Pairings and standings'}</a></p>
</section>`;
}

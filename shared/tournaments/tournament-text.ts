import type { TournamentFormat, TournamentScoring, TournamentSeeding } from '#shared/enums.ts';
import type { TournamentMatch } from './tournament.ts';
import { t } from '#shared/words/words.ts';

export const FORMAT_NAMES: Record<TournamentFormat, string> = {
  swiss: t('Swiss'),
  round_robin: t('Round Robin'),
  elimination: t('Single Elimination'),
};

/** What a format means for those who play. Each table has two players. */
export const FORMAT_TEXTS: Record<TournamentFormat, string> = {
  swiss: t(
    'A few rounds for any number: everybody plays on, against somebody with about as many points, and nobody twice.',
  ),
  round_robin: t('Everybody meets everybody once. Good for up to eight.'),
  elimination: t('Whoever loses is out. The best seeds meet late, and have the byes.'),
};

export const SEEDING_NAMES: Record<TournamentSeeding, string> = { by_hand: t('As listed below'), by_lot: t('By lot') };

export const SCORING_NAMES: Record<TournamentScoring, string> = {
  result: t('Win, draw or loss'),
  highest: t('Scores, the highest wins'),
  lowest: t('Scores, the lowest wins'),
};

/** How players with equal points are ranked, in this order; for an elimination, what decides a place. */
export function tieBreakTexts(format: TournamentFormat): { name: string; text: string }[] {
  if (format === 'elimination')
    return [
      {
        name: t('Round reached'),
        text: t('Whoever is out later is ahead; those who are out in the same round share a place.'),
      },
    ];
  return [
    { name: t('Points'), text: t('A win or a bye is worth 1, a draw ½.') },
    {
      name: t('Strength of opponents'),
      text: t('The points of all your opponents together (Buchholz). A bye adds none.'),
    },
    {
      name: t('Strength of those beaten'),
      text: t('The points of those you beat, and half of those you drew with (Sonneborn-Berger).'),
    },
    { name: t('Head to head'), text: t('The matches among those who are still equal.') },
    { name: t('Seed'), text: t('The better seed, if nothing else decides.') },
  ];
}

const FRACTIONS = ['', '¼', '½', '¾'];

/** Quarters of points, which a draw against half points counts in a tie-break: '2½', '¾'. */
export const pointsText = (points: number): string => {
  const whole = Math.floor(points);
  const fraction = FRACTIONS[Math.round((points - whole) * 4)] ?? '';
  return `${whole === 0 && fraction !== '' ? '' : whole}${fraction}`;
};

/** 'Round 2 of 3' @param total null if it is not known */
export const roundText = (round: number, total: number | null): string =>
  total === null ? t('Round {round}', { round }) : t('Round {round} of {total}', { round, total });

interface ScoredMatch extends Pick<TournamentMatch, 'result'> {
  firstScore: number | null;
  secondScore: number | null;
}

/** The result of each seat: its score, else its points; null while the match is open. */
export function seatTexts({ result, firstScore, secondScore }: ScoredMatch): [first: string, second: string] | null {
  if (result === null) return null;
  if (firstScore !== null && secondScore !== null) return [String(firstScore), String(secondScore)];
  if (result === 'draw') return ['½', '½'];
  return result === 'first' ? ['1', '0'] : ['0', '1'];
}

import { replaceTagIds } from '#server/transfer/account-file/replace-tag-ids.ts';

type Row = Record<string, unknown>;
export interface AccountFile {
  rollcall: Row;
  profile: Row;
  history: Row;
  tags: Row[];
  savedViews: Row[];
  games: Row[];
  copies: Row[];
  people: Row[];
  plays: Row[];
  templates: Row[];
  nights: (Row & { games: Row[]; playIds: unknown[]; attendees: AttendeeRow[]; tournament: TournamentRow | null })[];
  recommendations: Row[];
  dismissals: Row[];
  sharedCollections: Row[];
  sharedStories: Row[];
  groups: (Row & { members: Row[] })[];
  optOuts: Row[];
  challenges: (Row & { rule: Record<string, unknown> & { games?: Row[] | null } })[];
  scoreSheets: Row[];
  loans: Row[];
  photos: Row[];
}
type AttendeeRow = Row & { proposals: Row[]; votes: Row[] };
type TournamentRow = Row & { players: Row[]; matches: Row[] };
type Places = Map<unknown, number>;

/**
 * Normalizes an account file for comparison (docs/export-format.md): ids become indexes; owner, date, history, links,
 * pauses of templates, and data that upcoming guests are asked again are removed.
 */
export function normalForm(file: AccountFile, now = new Date()) {
  const [tags, copies] = [placesIn(file.tags), placesIn(file.copies)];
  const groups = placesIn(file.groups);
  const [games, plays, templates] = [placesIn(file.games), placesIn(file.plays), placesIn(file.templates)];
  const { email: _email, username: _username, createdAt: _createdAt, ...profile } = file.profile;
  return {
    profile,
    savedViews: file.savedViews.map(({ query, ...view }) => ({
      ...view,
      query: replaceTagIds(String(query), (id) => tags.get(id)),
    })),
    tags: file.tags.map(({ id: _id, ...tag }) => tag),
    games: file.games.map(({ id: _id, parentGameId, tagIds, ...game }) => ({
      ...game,
      parent: games.get(parentGameId),
      tags: (tagIds as unknown[]).map((id) => tags.get(id)),
    })),
    copies: file.copies.map(({ id: _id, gameId, ...copy }) => ({ ...copy, game: games.get(gameId) })),
    people: file.people,
    plays: file.plays.map(({ id: _id, gameId, ...play }) => ({ ...play, game: games.get(gameId) })),
    templates: file.templates.map(({ id: _id, gameIds, groupId, pausedBecause: _paused, ...template }) => ({
      ...template,
      games: (gameIds as unknown[]).map((id) => games.get(id)),
      group: groups.get(groupId),
    })),
    nights: file.nights.map(({ id: _id, templateId, groupId, ...night }) => ({
      ...night,
      template: templates.get(templateId),
      group: groups.get(groupId),
      games: night.games.map(({ gameId, ...game }) => ({ game: games.get(gameId), ...game })),
      playIds: night.playIds.map((id) => plays.get(id)),
      tournament: night.tournament && tournamentForm(night.tournament, night.attendees, games, plays),
      attendees: withVotes(night.attendees, games).map((guest) =>
        guestForm(guest, new Date(String(night['date'])) > now),
      ),
    })),
    recommendations: file.recommendations,
    dismissals: file.dismissals,
    sharedCollections: file.sharedCollections.map(({ shareId: _shareId, ...collection }) => collection),
    sharedStories: file.sharedStories.map(({ shareId: _shareId, ...story }) => story),
    groups: file.groups.map(({ id: _id, ...group }) => group),
    optOuts: file.optOuts,
    challenges: file.challenges.map(({ rule, ...challenge }) => ({
      ...challenge,
      rule: {
        ...rule,
        tagId: tags.get(rule['tagId']),
        games: rule.games?.map(({ gameId, title }) => ({ title, game: games.get(gameId) })),
      },
    })),
    scoreSheets: file.scoreSheets,
    loans: file.loans.map(({ id: _id, gameId, copyId, ...loan }) => ({
      ...loan,
      game: games.get(gameId),
      copy: copies.get(copyId),
    })),
    photos: file.photos.map(({ gameId, picture }) => ({ game: games.get(gameId), picture })),
  };
}

const placesIn = (rows: readonly Row[]): Places => new Map(rows.map(({ id }, index) => [id, index]));

function tournamentForm(
  { players, matches, gameId, ...facts }: TournamentRow,
  list: readonly Row[],
  games: Places,
  plays: Places,
) {
  const places = placesIn(players);
  const host = list.find(({ isHost }) => isHost)?.['email'];
  return {
    ...facts,
    game: games.get(gameId),
    players: players.map(({ id: _id, email, ...player }) => ({ ...player, email: email === host ? 'host' : email })),
    matches: matches.map(({ firstId, secondId, playId, ...match }) => ({
      ...match,
      first: places.get(firstId),
      second: places.get(secondId),
      play: plays.get(playId),
    })),
  };
}

function withVotes(attendees: readonly AttendeeRow[], games: Places): Row[] {
  const offers = attendees.flatMap((attendee) => attendee.proposals);
  const proposals = placesIn(offers.toSorted((a, b) => Number(a['id']) - Number(b['id'])));
  return attendees.map((attendee) => ({
    ...attendee,
    proposals: attendee.proposals.map(({ id, ...proposal }) => ({ ...proposal, place: proposals.get(id) })),
    votes: attendee.votes.map(({ gameId, proposalId, ...vote }) => ({
      ...vote,
      game: games.get(gameId),
      proposal: proposals.get(proposalId),
    })),
  }));
}

function guestForm(guest: Row, isComing: boolean): Row {
  const {
    email,
    invitedAt: _invited,
    respondedAt: _responded,
    seatOfferedUntil: _offered,
    answers: _a,
    ...rest
  } = guest;
  if (guest['isHost']) return { ...guest, email: 'host' };
  return isComing ? { email, ...rest } : guest;
}

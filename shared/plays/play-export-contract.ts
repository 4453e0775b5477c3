import { contract } from '#shared/contract/contract.ts';

export const downloadPlays = contract({
  method: 'get',
  path: '/api/game-sessions.csv',
  summary: "All of the owner's plays as a CSV file, the latest first: a row for each player of each play",
  access: 'owner',
  status: 200,
  responseType: 'text/csv',
});

import { aPlay, bgStatsFile } from '#tests/api/transfer/imports/bgstats-file.ts';

/** As BoardGameGeek exports a collection. */
export const COLLECTION =
  'objectname,objectid,own,rating,numplays,wishlist\nAzul,230802,1,7.5,12,0\n"Root, again",237182,1,0,0,0\n';

/** Files as people import them, small. @param account what /api/export gave for an account */
export const filesFor = (account: string): string[] => [
  COLLECTION,
  'objectname,objectid,own\n=1+1,1,1\n@SUM(A1),2,1\n',
  bgStatsFile({ plays: [aPlay('a'), aPlay('b', { playDate: 'soon', playerScores: [] })] }),
  account,
];

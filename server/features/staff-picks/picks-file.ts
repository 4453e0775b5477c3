import * as z from 'zod';

const writtenPick = z.strictObject({
  /** The game's facts are the catalogue's. */
  bggId: z.int().positive(),
  /** 'YYYY-MM'. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  featured: z.boolean().default(false),
  description: z.string().min(1),
  recommendationReason: z.string().min(1),
});

const picksFile = z.strictObject({
  staffMember: z.string().min(1),
  staffTitle: z.string().min(1),
  picks: z.array(writtenPick),
});
export type PicksFile = z.output<typeof picksFile>;

/** Reads data/staff-picks.json. @throws ZodError where it is not as it should be */
export const readPicks = (json: Buffer): PicksFile => picksFile.parse(JSON.parse(json.toString('utf8')));

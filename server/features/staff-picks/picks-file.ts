import * as z from 'zod';

const writtenPick = z.strictObject({
  /** Other data come from the catalogue. */
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

/** Parses data/staff-picks.json. @throws ZodError if invalid */
export const readPicks = (json: Buffer): PicksFile => picksFile.parse(JSON.parse(json.toString('utf8')));

import * as z from 'zod';

/** Version of the file format. It changes with the meaning of the numbers, so that older servers refuse the file. */
export const MODEL_FORMAT = 'rollcall-recommender-1';

const wholeNumbers = z.array(z.int().nonnegative());

const modelFile = z
  .object({
    format: z.literal(MODEL_FORMAT),
    /** BoardGameGeek ids of the model's games. */
    games: wholeNumbers,
    /** For each: indexes in `games` of the games whose preference counts for or against it, with weights. */
    from: z.array(wholeNumbers),
    by: z.array(z.array(z.number())),
  })
  .refine(
    ({ games, from, by }) =>
      from.length === games.length &&
      by.length === games.length &&
      from.every((places, at) => places.length === by[at]?.length && places.every((place) => place < games.length)),
    'its lists do not fit each other',
  );

export type ModelFile = z.output<typeof modelFile>;

/** A trained model: how much preference of one game counts for another. */
export interface Model {
  places: ReadonlyMap<number, number>;
  from: readonly Int32Array[];
  by: readonly Float32Array[];
}

/** Parses a model file. @throws ZodError or SyntaxError if invalid */
export function readModel(text: string): Model {
  const { games, from, by } = modelFile.parse(JSON.parse(text));
  return {
    places: new Map(games.map((bggId, place) => [bggId, place])),
    from: from.map((places) => Int32Array.from(places)),
    by: by.map((numbers) => Float32Array.from(numbers)),
  };
}

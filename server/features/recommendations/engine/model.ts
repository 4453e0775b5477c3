import * as z from 'zod';

/** The form of a model file. It changes whenever the meaning of its numbers does, so that an older server refuses it. */
export const MODEL_FORMAT = 'rollcall-recommender-1';

const wholeNumbers = z.array(z.int().nonnegative());

const modelFile = z
  .object({
    format: z.literal(MODEL_FORMAT),
    /** BoardGameGeek ids of the games that it knows. */
    games: wholeNumbers,
    /** Of each of them: the games, by place in `games`, of which fondness speaks for or against it, and how much. */
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

/** What a trained model says: how much fondness of one game speaks for another. */
export interface Model {
  places: ReadonlyMap<number, number>;
  from: readonly Int32Array[];
  by: readonly Float32Array[];
}

/** Reads the text of a model file. @throws ZodError or SyntaxError where it is none */
export function readModel(text: string): Model {
  const { games, from, by } = modelFile.parse(JSON.parse(text));
  return {
    places: new Map(games.map((bggId, place) => [bggId, place])),
    from: from.map((places) => Int32Array.from(places)),
    by: by.map((numbers) => Float32Array.from(numbers)),
  };
}

/** A text from outside as one of the allowed values, else the default. */
export const oneOf = <const T extends string, F extends string | null>(
  values: readonly T[],
  text: string | null,
  otherwise: F,
): T | F => values.find((value) => value === text) ?? otherwise;

/** Names of mechanics by BoardGameGeek's. English has none; those of another language come with the screens that show them. */
export const mechanicNames: Record<string, string> = {};

/**
 * A mechanic in the reader's language, or as it is if it has no name there; data, addresses and saved views keep it as it is.
 * Where it is shown, import `mechanic-names/en.ts`: the build of a language puts its own in that place (vite.config.ts).
 */
export const mechanicLabel = (name: string): string =>
  (Object.hasOwn(mechanicNames, name) ? mechanicNames[name] : undefined) ?? name;

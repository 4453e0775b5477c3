/** Longer than any name on BoardGameGeek, with room for the address of a profile. */
export const MAX_BGG_USERNAME_LENGTH = 100;

const PROFILE = /^(?:https?:\/\/)?(?:www\.)?boardgamegeek\.com\/(?:collection\/user|user|profile)\/([^/?#]+)/i;

/** The name in what a person typed or pasted: the name itself, or the address of their profile or collection. */
export function bggUsername(typed: string): string {
  const text = typed.trim();
  const name = PROFILE.exec(text)?.[1];
  return name === undefined ? text : decoded(name).trim();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

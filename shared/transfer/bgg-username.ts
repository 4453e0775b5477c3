/** Longer than any BoardGameGeek name, with room for a profile URL. */
export const MAX_BGG_USERNAME_LENGTH = 100;

const PROFILE = /^(?:https?:\/\/)?(?:www\.)?boardgamegeek\.com\/(?:collection\/user|user|profile)\/([^/?#]+)/i;

/** The user name in what was typed or pasted: the name itself, or the URL of a profile or collection. */
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

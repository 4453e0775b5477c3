import { getPicture } from '#shared/contracts/account.ts';

/** Where an organization's logo stands for everybody, below it the id of its account. */
export const LOGOS = '/logos';

interface Pictured {
  id: number;
  organizationName: string | null;
  profileImageUrl: string | null;
}

/** The address of an organization's logo, which is the picture that it gave of itself; null for everybody else. */
export function logoPath({ id, organizationName, profileImageUrl }: Pictured): string | null {
  if (organizationName === null || !profileImageUrl?.startsWith(getPicture.path)) return null;
  return `${LOGOS}/${id}${profileImageUrl.slice(getPicture.path.length)}`;
}

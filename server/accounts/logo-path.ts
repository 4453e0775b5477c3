import { getPicture } from '#shared/accounts/account-contract.ts';

/** Path of organizations' logos, followed by the account id. */
export const LOGOS = '/logos';

interface Pictured {
  id: number;
  organizationName: string | null;
  profileImageUrl: string | null;
}

/** URL of an organization's logo, which is its profile picture; null for other accounts. */
export function logoPath({ id, organizationName, profileImageUrl }: Pictured): string | null {
  if (organizationName === null || !profileImageUrl?.startsWith(getPicture.path)) return null;
  return `${LOGOS}/${id}${profileImageUrl.slice(getPicture.path.length)}`;
}

/** How many of those who were invited to a night said yes, 0 to 1; null where nobody was. */
export const acceptanceOfNight = (night: { acceptedInvited: number; invited: number }): number | null =>
  night.invited === 0 ? null : night.acceptedInvited / night.invited;

/** To how many of the nights on whose lists a guest is they said yes, 0 to 1; null where there are none. */
export function acceptanceOfGuest({ accepted, invited, joined }: Record<'accepted' | 'invited' | 'joined', number>) {
  const nights = invited + joined;
  return nights === 0 ? null : accepted / nights;
}

/** Share of invited guests who accepted, 0 to 1; null without invitations. */
export const nightAcceptanceRate = (night: { acceptedInvited: number; invited: number }): number | null =>
  night.invited === 0 ? null : night.acceptedInvited / night.invited;

/** Share of a guest's nights that they accepted, 0 to 1; null without nights. */
export function guestAcceptanceRate({ accepted, invited, joined }: Record<'accepted' | 'invited' | 'joined', number>) {
  const nights = invited + joined;
  return nights === 0 ? null : accepted / nights;
}

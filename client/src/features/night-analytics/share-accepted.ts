/** How many of those who were invited said yes, 0 to 1; null where nobody was. */
export const shareAccepted = ({ accepted, invited }: { accepted: number; invited: number }): number | null =>
  invited === 0 ? null : accepted / invited;

/** Reasons in one line: 'Best with 6 · 5 want it'. */
export const reasonLine = (reasons: readonly string[]): string =>
  reasons.map((reason) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`).join(' · ');

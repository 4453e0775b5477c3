interface CostPerPlay {
  amount: number;
  /** ISO 4217; null if no price names one. */
  currency: string | null;
}

/**
 * The prices of a game's copies, divided by its plays; null without a price, without plays, or with prices in several
 * currencies, which have no sum.
 * @param plays how often the game was played, 0 or more
 */
export function costPerPlay(
  copies: readonly { pricePaid: number | null; priceCurrency: string | null }[],
  plays: number,
): CostPerPlay | null {
  const priced = copies.filter(({ pricePaid }) => pricePaid !== null);
  const currencies = new Set(priced.map(({ priceCurrency }) => priceCurrency));
  const [currency] = currencies;
  if (plays <= 0 || currencies.size !== 1 || currency === undefined) return null;
  return { amount: priced.reduce((sum, { pricePaid }) => sum + (pricePaid ?? 0), 0) / plays, currency };
}

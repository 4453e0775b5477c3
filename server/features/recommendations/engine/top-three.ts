/** For each game, the mean of the three highest values offered; missing ones count as zero. */
export class TopThree {
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #third: Float64Array;

  constructor(games: number) {
    this.#first = new Float64Array(games);
    this.#second = new Float64Array(games);
    this.#third = new Float64Array(games);
  }

  /** Offers one value for every game, multiplied by `worth`. */
  offer(numbers: Float64Array, worth: number): void {
    const [first, second, third] = [this.#first, this.#second, this.#third];
    for (let game = 0; game < numbers.length; game += 1) {
      const number = (numbers[game] ?? 0) * worth;
      if (number <= (third[game] ?? 0)) continue;
      const [high, middle] = [first[game] ?? 0, second[game] ?? 0];
      first[game] = Math.max(high, number);
      second[game] = Math.max(Math.min(high, number), middle);
      third[game] = Math.max(Math.min(middle, number), third[game] ?? 0);
    }
  }

  mean(game: number): number {
    return ((this.#first[game] ?? 0) + (this.#second[game] ?? 0) + (this.#third[game] ?? 0)) / 3;
  }
}

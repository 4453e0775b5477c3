/** How the nights of a template find their date. */
export interface TemplateDatePoll {
  /** Number of dates: the night's day, and the same weekday of the following weeks. */
  dates: number;
  /** Days from the deadline of the answers to the first date. */
  answerDays: number;
  settlesItself: boolean;
  minHeads: number | null;
  showsGames: boolean;
}

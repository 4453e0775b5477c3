/** A title of a group's awards, and what is chosen for it: a game, or a person. */
export interface AwardTitle {
  title: string;
  about: 'game' | 'person';
}

/** A choice for a title, and how many chose it; one that nobody chose is left out. */
export interface AwardCount {
  choice: string;
  votes: number;
}

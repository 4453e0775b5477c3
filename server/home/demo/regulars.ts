/** A game that the demo owner often plays, by BoardGameGeek id. */
export interface Regular {
  bggId: number;
  /** Plays before the recorded ones. */
  earlier: number;
  /** Relative frequency of being chosen; below 1 for most other games. */
  pull: number;
  /** 0 to 5 in half steps. */
  rating: number;
  isFavorite?: boolean;
  notes?: string;
}

/** Together they reach every tier. */
export const REGULARS: readonly Regular[] = [
  {
    bggId: 822,
    earlier: 96,
    pull: 7,
    rating: 4.5,
    isFavorite: true,
    notes: 'The box is held together by tape and goodwill. Farmers count; this is not up for a vote.',
  },
  {
    bggId: 178900,
    earlier: 88,
    pull: 8,
    rating: 4.5,
    notes: 'For six or more. Tom may not be spymaster twice in a row.',
  },
  { bggId: 230802, earlier: 64, pull: 7, rating: 4.5, isFavorite: true, notes: 'Best with two and no mercy.' },
  { bggId: 173346, earlier: 68, pull: 10, rating: 5, isFavorite: true, notes: 'Ours since 2016. The Tuesday game.' },
  {
    bggId: 266192,
    earlier: 44,
    pull: 8,
    rating: 5,
    isFavorite: true,
    notes: 'Lay the food dice out before guests arrive, they fiddle with them anyway.',
  },
  { bggId: 284083, earlier: 38, pull: 8, rating: 4.5, notes: 'We are on mission 31 for the fourth time.' },
  { bggId: 14996, earlier: 36, pull: 6, rating: 4, notes: 'The one to teach first.' },
  { bggId: 30549, earlier: 26, pull: 4, rating: 4, notes: 'Agree beforehand that nobody plays for everybody.' },
  {
    bggId: 366013,
    earlier: 2,
    pull: 10,
    rating: 4.5,
    isFavorite: true,
    notes: 'Takes all six of us. Noor always takes the inside lane.',
  },
  { bggId: 163412, earlier: 20, pull: 5, rating: 4, notes: 'Count the buttons once more before you buy the big one.' },
  { bggId: 36218, earlier: 22, pull: 3, rating: 4 },
  { bggId: 148228, earlier: 18, pull: 5, rating: 3.5, notes: 'Chips make a better noise than the cards deserve.' },
  { bggId: 295947, earlier: 8, pull: 7, rating: 4 },
  {
    bggId: 373106,
    earlier: 0,
    pull: 7,
    rating: 4.5,
    notes: 'No talking once the dice are rolled. Jonas breathes meaningfully.',
  },
  { bggId: 291453, earlier: 3, pull: 6, rating: 4, notes: 'Four is right. Five if somebody is in the kitchen.' },
  { bggId: 254640, earlier: 12, pull: 5, rating: 4, notes: 'Fits anybody who can spell.' },
  {
    bggId: 224517,
    earlier: 5,
    pull: 4,
    rating: 5,
    isFavorite: true,
    notes: 'Needs a clear evening and a player aid each. Teach: network first, industries second.',
  },
  { bggId: 244521, earlier: 10, pull: 4, rating: 4 },
  { bggId: 12942, earlier: 16, pull: 4, rating: 4 },
  { bggId: 172, earlier: 14, pull: 3, rating: 3.5 },
  { bggId: 204583, earlier: 12, pull: 3, rating: 3.5, notes: 'For when the children are still up.' },
  { bggId: 342942, earlier: 1, pull: 3, rating: 4.5, notes: 'Two players, or bring a book.' },
  { bggId: 167791, earlier: 9, pull: 2, rating: 4, notes: 'Sleeved. Never again.' },
  { bggId: 84876, earlier: 11, pull: 3, rating: 4.5 },
  {
    bggId: 124361,
    earlier: 6,
    pull: 2,
    rating: 4.5,
    isFavorite: true,
    notes: 'Nobody asks for it, everybody likes it.',
  },
  {
    bggId: 237182,
    earlier: 3,
    pull: 1.5,
    rating: 3.5,
    notes: 'Only with people who have played before. Elif as the cats.',
  },
  { bggId: 162886, earlier: 4, pull: 2, rating: 4.5 },
  { bggId: 199792, earlier: 4, pull: 2, rating: 3.5, notes: 'The tree lives in the cupboard.' },
  { bggId: 521, earlier: 20, pull: 3, rating: 5, notes: "On loan from Priya's father. Wax, do not oil." },
  { bggId: 13, earlier: 31, pull: 0.4, rating: 2.5, notes: 'Where it all began. We have thanked it for its service.' },
  { bggId: 1406, earlier: 3, pull: 0, rating: 1, notes: 'A present. The money is useful for other games.' },
  { bggId: 233078, earlier: 1, pull: 0, rating: 4.5, notes: 'One Saturday a year. Start at ten, order pizza at four.' },
  { bggId: 96848, earlier: 0, pull: 0, rating: 0, notes: 'Bought on sale. Rules read twice, table too small.' },
];

/** Wishes with the owner's notes. */
export const WISHES: readonly { bggId: number; notes: string }[] = [
  { bggId: 350184, notes: "Play Noor's copy once more before deciding." },
  { bggId: 371942, notes: 'Small box, they say. That is what they said about the last one.' },
  { bggId: 391163, notes: 'For the cabin.' },
  { bggId: 115746, notes: 'When Jonas has a free Sunday. So, in retirement.' },
  { bggId: 251247, notes: 'Wait for a reprint.' },
];

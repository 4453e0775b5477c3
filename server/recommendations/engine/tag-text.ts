/** Tags that are no reason to play a game, because they are bookkeeping or apply to most games. */
const SAYS_NOTHING = new Set([
  'Tags',
  'Income',
  'Ownership',
  'Bias',
  'Follow',
  'Events',
  'Interrupts',
  'Number',
  'Critical Hits and Failures',
  'Dice',
  'Simulation',
  'Electronic',
  'Card Game',
  'Game System',
  'Print & Play',
  'Mature / Adult',
  'Collectible Components',
  'Expansion for Base-game',
  'Variable Set-up',
  'Variable Phase Order',
  'End Game Bonuses',
  'Finale Ending',
  'Sudden Death Ending',
  'Catch the Leader',
  'Die Icon Resolution',
  'Stat Check Resolution',
  'Increase Value of Unchosen Resources',
  'Victory Points as a Resource',
  'Score-and-Reset Game',
  'Random Production',
  'Order Counters',
  'Advantage Token',
  'Selection Order Bid',
]);
const NO_REASON = /^Turn Order: /;

/** Tags for which truncation and lower case do not give words. */
const WORDS: Readonly<Record<string, string>> = {
  'Deck, Bag, and Pool Building': 'deck building',
  'Network and Route Building': 'route building',
  'Re-rolling and Locking': 're-rolling',
  'Melding and Splaying': 'melding',
  'Stacking and Balancing': 'stacking',
  'Pick-up and Deliver': 'deliveries',
  'Worker Placement with Dice Workers': 'worker placement',
  'Betting and Bluffing': 'bluffing',
  'Campaign / Battle Card Driven': 'card-driven battles',
  'Roll / Spin and Move': 'roll and move',
  'Scenario / Mission / Campaign Game': 'scenarios',
  'Narrative Choice / Paragraph': 'narrative choices',
  'Murder / Mystery': 'a murder mystery',
  'Murder/Mystery': 'a murder mystery',
  'Action / Dexterity': 'dexterity',
  'Aviation / Flight': 'flight',
  'Comic Book / Strip': 'comics',
  "Children's Game": 'play for children',
  'Video Game Theme': 'a video game theme',
  'Traitor Game': 'a traitor',
  'Hexagon Grid': 'a hexagon grid',
  'Square Grid': 'a square grid',
  'Modular Board': 'a modular board',
  'Map Addition': 'a growing map',
  'Tug of War': 'a tug of war',
  Rondel: 'a rondel',
  Wargame: 'war',
  'I Cut, You Choose': 'I cut, you choose',
  'Movies / TV / Radio theme': 'film and television',
  'Take That': 'meddling',
  Race: 'a race',
  Enclosure: 'fencing in',
  Market: 'a market',
  Connections: 'making connections',
  Medieval: 'the Middle Ages',
  Medical: 'medicine',
  Ancient: 'antiquity',
  Economic: 'economics',
  Environmental: 'nature',
  Educational: 'something to learn',
  Political: 'politics',
  Religious: 'religion',
  Nautical: 'the sea',
  Prehistoric: 'prehistory',
  'Novel-based': 'a story from a book',
  'Age of Reason': 'the Age of Reason',
  Renaissance: 'the Renaissance',
  'American West': 'the American West',
  Arabian: 'Arabian tales',
  'American Civil War': 'the American Civil War',
  'American Indian Wars': 'the American Indian Wars',
  'American Revolutionary War': 'the American Revolutionary War',
  'Vietnam War': 'the Vietnam War',
  'World War I': 'the First World War',
  'World War II': 'the Second World War',
  Napoleonic: 'the Napoleonic age',
  'Post-Napoleonic': 'the 19th century',
  "Prisoner's Dilemma": "the prisoner's dilemma",
};

/**
 * A mechanic or theme as words: 'Tech Trees / Tech Tracks' becomes 'tech trees', 'Auction: Dutch' becomes 'auction'.
 * Null if it is no reason to play a game.
 */
export function tagText(name: string): string | null {
  if (SAYS_NOTHING.has(name) || NO_REASON.test(name)) return null;
  const [first = name] = name.split(/[/:,]/);
  return (
    WORDS[name] ??
    first
      .trim()
      .toLowerCase()
      .replace(/ game$/, ' play')
  );
}

import { expect, test } from 'vitest';
import { openTitles } from './known-titles.ts';

const knownTitles = openTitles({ COMMUNITY_RATINGS: 'on' });

/** Typed text and the intended game. */
const TYPED: readonly (readonly [typed: string, title: string])[] = [
  // One letter wrong, missing, extra or swapped.
  ['wingspam', 'Wingspan'],
  ['pandemik', 'Pandemic'],
  ['carcasonne', 'Carcassonne'],
  ['exploding kitens', 'Exploding Kittens'],
  ['agricloa', 'Agricola'],
  // Several letters wrong.
  ['carcasone', 'Carcassonne'],
  ['teraforming marss', 'Terraforming Mars'],
  ['terra forming mars', 'Terraforming Mars'],
  ['caracassone', 'Carcassonne'],
  ['setlers of cattan', 'CATAN'],
  ['gloomheaven', 'Gloomhaven'],
  ['betrayl at house on the hil', 'Betrayal at House on the Hill'],
  ['quaks of quedlinburg', 'The Quacks of Quedlinburg'],
  ['quacks of quedlingburg', 'The Quacks of Quedlinburg'],
  ['viticultur esential edition', 'Viticulture Essential Edition'],
  ['arkam horor', 'Arkham Horror'],
  ['munckin', 'Munchkin'],
  ['scyth', 'Scythe'],
  ['azull', 'Azul'],
  ['rumikub', 'Rummikub'],
  ['yatzee', 'Yahtzee'],
  ['monoply', 'Monopoly'],
  ['bannanagrams', 'Bananagrams'],
  // Words joined or split.
  ['7wonders', '7 Wonders'],
  ['tickettoride', 'Ticket to Ride'],
  ['king domino', 'Kingdomino'],
  ['code names', 'Codenames'],
  ['stoneage', 'Stone Age'],
  ['roborally', 'RoboRally'],
  ['robo rally', 'Robo Rally'],
  ['camelup', 'Camel Up'],
  ['sushigo', 'Sushi Go!'],
  ['king of tokio', 'King of Tokyo'],
  ['wing span', 'Wingspan'],
  ['terramystica', 'Terra Mystica'],
  // Digits for words, and vice versa.
  ['ticket 2 ride', 'Ticket to Ride'],
  ['seven wonders', '7 Wonders'],
  ['seven wonders duel', '7 Wonders Duel'],
  ['5 tribes', 'Five Tribes: The Djinns of Naqala'],
  ['twilight imperium 4', 'Twilight Imperium: Fourth Edition'],
  ['twilight imperium 4th edition', 'Twilight Imperium: Fourth Edition'],
  ['tzolkin', "Tzolk'in: The Mayan Calendar"],
  ['blood rage', 'Blood Rage'],
  ['nine tiles', 'Nine Tiles'],
  // Other names, initials, omitted words.
  ['settlers of catan', 'CATAN'],
  ['settlers', 'CATAN'],
  ['die siedler', 'CATAN'],
  ['dnd', 'Dungeons & Dragons'],
  ['d&d', 'Dungeons & Dragons'],
  ['ttr', 'Ticket to Ride'],
  ['twilight imperium', 'Twilight Imperium: Fourth Edition'],
  ['cards against humanity', 'Cards Against Humanity'],
  ['mtg', 'Magic: The Gathering'],
  ['lotr lcg', 'The Lord of the Rings: The Card Game'],
  ['arkham horror lcg', 'Arkham Horror: The Card Game'],
  ['cluedo', 'Clue'],
  ['quacks', 'The Quacks of Quedlinburg'],
  ['crew mission deep sea', 'The Crew: Mission Deep Sea'],
  ['pandemic legacy', 'Pandemic Legacy: Season 1'],
  ['6 nimmt', 'Take 5'],
  ['brass birmingam', 'Brass: Birmingham'],
  ['lords of water deep', 'Lords of Waterdeep'],
  ['castels of burgundy', 'The Castles of Burgundy'],
  ['power grid', 'Power Grid'],
  ['dominon', 'Dominion'],
  ['dominion intruige', 'Dominion: Intrigue'],
  ['everdel', 'Everdell'],
  ['spirt island', 'Spirit Island'],
  ['lost ruins of arnack', 'Lost Ruins of Arnak'],
  ['cascadia', 'Cascadia'],
  ['patch work', 'Patchwork'],
  ['love leter', 'Love Letter'],
  ['lovelettre', 'Love Letter'],
  ['hanabbi', 'Hanabi'],
  ['mansions of maddness', 'Mansions of Madness'],
  ['dead of winter crossroads', 'Dead of Winter: A Crossroads Game'],
  ['star wars rebelion', 'Star Wars: Rebellion'],
  ['x wing', 'Star Wars: X-Wing Miniatures Game'],
  ['xwing', 'Star Wars: X-Wing Miniatures Game'],
  ['sherlock holmes consulting detektive', 'Sherlock Holmes Consulting Detective'],
];

test('common queries find the intended game', async () => {
  const { games, index } = await knownTitles();
  const missed = TYPED.filter(
    ([typed, title]) => !index.find(typed, 8).some((place) => games[place]?.title.startsWith(title)),
  );
  expect(missed).toEqual([]);
});

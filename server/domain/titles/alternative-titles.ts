/**
 * Names under which people know a game beside its title in the lists: earlier ones and those of other languages, by the
 * title. Facts alone; a title that is in no list is left aside.
 */
export const ALTERNATIVE_TITLES: Readonly<Record<string, readonly string[]>> = {
  CATAN: ['The Settlers of Catan', 'Die Siedler von Catan', 'Les Colons de Catane', 'Los Colonos de Catán'],
  'Ticket to Ride': ['Zug um Zug', 'Les Aventuriers du Rail', '¡Aventureros al Tren!'],
  'Ticket to Ride: Europe': ['Zug um Zug: Europa', 'Les Aventuriers du Rail: Europe'],
  'Take 5': ['6 nimmt!', 'Category 5'],
  Wingspan: ['Flügelschlag'],
  'The Castles of Burgundy': ['Die Burgen von Burgund'],
  'Fields of Arle': ['Arler Erde'],
  'A Feast for Odin': ['Ein Fest für Odin'],
  'The Crew: The Quest for Planet Nine': ['Die Crew'],
  'Power Grid': ['Funkenschlag'],
  Skull: ['Skull & Roses'],
  Pickomino: ['Heckmeck am Bratwurmeck'],
  "That's Pretty Clever!": ['Ganz schön clever'],
  'Twice as Clever!': ['Doppelt so clever'],
  'The Taverns of Tiefenthal': ['Die Tavernen im Tiefen Thal'],
  'The Quacks of Quedlinburg': ['Die Quacksalber von Quedlinburg'],
  'Legends of Andor': ['Die Legenden von Andor'],
  'Glass Road': ['Die Glasstraße'],
  Labyrinth: ['Das verrückte Labyrinth', 'The aMAZEing Labyrinth'],
  "Hey, That's My Fish!": ['Packeis am Pol'],
  'No Thanks!': ['Geschenkt'],
};

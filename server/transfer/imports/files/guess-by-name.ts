import { foldTitle } from '#shared/text/fold-title.ts';
import type { ListField } from '#shared/contract/list-fields.ts';

/** Names of columns in English, German, French, Spanish, Italian, Dutch and Polish. */
const NAMES: Partial<Record<ListField, string>> = {
  title:
    'objectname|title|name|game|game name|game title|board game|titel|spiel|spieltitel|spielname|brettspiel|titre|nom|jeu|nom du jeu|titulo|nombre|juego|titolo|nome|gioco|naam|spel|tytul|nazwa|gra',
  players:
    'players|player count|number of players|spieler|spieleranzahl|anzahl spieler|spielerzahl|joueurs|nombre de joueurs|jugadores|numero de jugadores|giocatori|numero giocatori|spelers|aantal spelers|gracze|liczba graczy',
  minPlayers:
    'minplayers|min players|minimum players|players min|min spieler|spieler min|joueurs min|min joueurs|jugadores min|min jugadores|giocatori min|min giocatori|min spelers',
  maxPlayers:
    'maxplayers|max players|maximum players|players max|max spieler|spieler max|joueurs max|max joueurs|jugadores max|max jugadores|giocatori max|max giocatori|max spelers',
  minutes:
    'playingtime|playing time|play time|playtime|time|duration|length|minutes|dauer|spieldauer|spielzeit|minuten|zeit|duree|duree minutes|temps|duracion|tiempo|minutos|durata|tempo|speelduur|speeltijd|tijd|czas|czas gry',
  minMinutes: 'minplaytime|min playtime|min time|min minutes',
  maxMinutes: 'maxplaytime|max playtime|max time|max minutes',
  age: 'age|min age|minimum age|ages|recommended age|bggrecagerange|alter|ab alter|altersempfehlung|age minimum|edad|edad minima|eta|leeftijd|wiek',
  year: 'year|year published|yearpublished|published|release|release year|jahr|erscheinungsjahr|annee|ano|anno|jaar|rok',
  rating10:
    'rating|my rating|score|your rating|bewertung|note|wertung|meine bewertung|note sur 10|puntuacion|valoracion|voto|valutazione|waardering|cijfer|ocena|stars|sterne',
  status: 'status|state|zustand status|statut|estado|stato',
  owned: 'own|owned|i own|besitz|besitze|vorhanden|possede|tengo|posseduto|bezit|posiadam',
  wishlist: 'wishlist|wish|wunschliste|wunsch|souhait|deseado|desiderato|verlanglijst',
  wishPriority: 'wishlistpriority|priority|prioritat|priorite|prioridad|priorita',
  preordered: 'preordered|preorder|vorbestellt',
  previouslyOwned: 'prevowned|previously owned|sold|verkauft|vendu|vendido|venduto|verkocht',
  forTrade: 'fortrade|for trade|for sale|zu verkaufen|a vendre',
  wantToPlay: 'wanttoplay|want to play',
  wantToBuy: 'wanttobuy|want to buy',
  notes:
    'comment|comments|note|notes|remarks|notizen|notiz|anmerkung|anmerkungen|bemerkung|kommentar|commentaire|commentaires|remarques|comentario|comentarios|notas|commento|commenti|opmerking|opmerkingen|notitie|uwagi|komentarz|description|beschreibung',
  plays:
    'plays|numplays|number of plays|play count|times played|partien|gespielt|anzahl partien|parties|parties jouees|nombre de parties|partidas|partite|keer gespeeld|rozgrywki',
  bggId: 'objectid|bgg id|bggid|bgg|boardgamegeek id|boardgamegeek|bgg link|bgg url',
  kind: 'itemtype|type|kind|typ|art|tipo',
  weight:
    'avgweight|weight|complexity|difficulty|komplexitat|gewicht|schwierigkeit|complexite|complejidad|complessita|complexiteit',
  bestPlayers: 'bggbestplayers|best players|best with|best player count',
  recommendedPlayers: 'bggrecplayers|recommended players|recommended with',
  originalTitle: 'originalname|original title|original name|originaltitel|titre original',
  edition: 'edition|version|version nickname|ausgabe|auflage',
  language: 'language|languages|version languages|sprache|langue|idioma|lingua|taal|jezyk',
  price: 'price|price paid|pricepaid|cost|paid|preis|kaufpreis|bezahlt|prix|prix d achat|precio|prezzo|prijs|cena',
  currency: 'currency|pp currency|wahrung|devise|moneda|valuta',
  acquiredOn:
    'acquisitiondate|acquisition date|purchase date|bought|date acquired|date|kaufdatum|gekauft am|gekauft|datum|date d achat|fecha|fecha de compra|data|data acquisto|aankoopdatum',
  acquiredFrom:
    'acquiredfrom|acquired from|bought from|shop|store|gekauft bei|laden|handler|magasin|tienda|negozio|winkel',
  quantity: 'quantity|copies|anzahl|menge|quantite|cantidad|quantita|aantal',
  place:
    'invlocation|inventory location|location|place|shelf|room|ort|standort|regal|lagerort|emplacement|etagere|ubicacion|estante|posizione|scaffale|plaats|plank',
  copyNotes: 'privatecomment|private comment|copy notes|notes on the copy|private notes',
  condition: 'conditiontext|condition|zustand|etat|condicion|condizione|staat',
  barcode: 'barcode|ean|upc|gtin|isbn|strichcode|code barre|codigo de barras',
};
const FIELDS = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split('|').map((name) => [name, field as ListField] as const),
  ),
);

/** The field that the name of a column says: 'Spieler', 'Dauer (Min.)'. */
export const fieldByName = (name: string): ListField | null =>
  FIELDS.get(foldTitle(name)) ?? FIELDS.get(foldTitle(name.replace(/[([].*$/s, ''))) ?? null;

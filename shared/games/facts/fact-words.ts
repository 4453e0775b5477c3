/**
 * Words of players, minutes and ages in each language. Phrases are separated by '|'; a number's forms by '/'. They are compared after
 * Unicode's compatibility normalization, in lower case, without the full stop of an abbreviation.
 */
export interface FactWords {
  /** From one upwards. */
  numbers: string;
  /** Between two numbers. */
  to: string;
  /** Before two numbers, and between them then. */
  between: readonly [string, string];
  /** Before a range, without a meaning of their own. */
  lead: string;
  /** Before a lower bound. */
  from: string;
  /** Before an age only: before a number of players these words say what it is. */
  fromAge?: string;
  upTo: string;
  /** Between one and an upper bound: 'solo or up to 4'. */
  or?: string;
  /** After a lower bound. */
  orMore: string;
  /** After an upper bound. */
  orLess: string;
  /** Around a number, without a change of it. */
  about: string;
  /** Between such a word and a number. */
  articles: string;
  /** After hours. */
  half: string;
  /** After minutes that are not those of the whole play, and players that are not all: '2 per team'. */
  each: string;
  players: string;
  minutes: string;
  hours: string;
  years: string;
  months: string;
  /** Words of a label, of which at least one names its kind. */
  playersLabel: string;
  timeLabel: string;
  ageLabel: string;
  labelFillers: string;
  /** Words that make a text with minutes one about a play. */
  aboutPlay: string;
}

const en: FactWords = {
  numbers: 'one/an/solo|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen',
  or: 'or|or with',
  to: 'to|up to|through',
  between: ['between', 'and'],
  lead: 'for|for ages',
  from: 'from|at least|min|minimum|minimum of',
  upTo: 'up to|max|maximum|maximum of|at most|under|below|less than|fewer than|no more than|within|younger than',
  orMore: 'or more|and more|and up|& up|and over|and above|and older|& older|or older|or over|or above|plus|up|minimum',
  orLess: 'or less|or fewer|or under|and under|max|maximum|or younger',
  about: 'about|around|approx|approximately|approx about|ca|circa|roughly|exactly',
  articles: 'the|age|ages|age of|the age of',
  half: 'and a half',
  each: 'per|each|a player|for each|for every',
  players: 'players|player|gamers|people|persons|person',
  minutes: 'minutes|minute|mins|min',
  hours: 'hours|hour|hrs|hr|h',
  years: 'years|year|yrs|yr|years old|year olds|year old|years of age',
  months: 'months|month',
  playersLabel: 'players|player|player count',
  timeLabel: 'playing time|play time|playtime|game time|time|duration|game length|game duration|play duration|length',
  ageLabel: 'age|ages|aged',
  labelFillers:
    'number|number of|no|no of|count|range|recommended|suggested|minimum|min|maximum|max|manufacturer|manufacturer’s|average|avg|in|the|of|to play|from|group|rating|suitable for|for|approx|approximate',
  aboutPlay: 'game|games|play|plays|playing|playtime|round',
};

const de: FactWords = {
  numbers:
    'ein/eins/einem/einen/eine/einer/allein/alleine/solo|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn',
  or: 'oder|oder mit',
  to: 'bis|bis zu|bis maximal|bis max',
  between: ['zwischen', 'und'],
  lead: 'von|für|für kinder von|im alter von',
  from: 'ab|mindestens|mind|min|minimum|ab etwa|ab ca',
  upTo: 'bis|bis zu|maximal|max|maximum|höchstens|unter|weniger als|innerhalb|innerhalb von|binnen|jünger als',
  orMore: 'und mehr|oder mehr|und älter|oder älter|und aufwärts|aufwärts|u älter',
  orLess: 'oder weniger|und jünger|maximal|max|maximum',
  about: 'ca|circa|zirka|etwa|ungefähr|rund|ungef|durchschnittlich|genau',
  articles: 'einem alter von|dem alter von|den|alter von',
  half: 'einhalb',
  each: 'pro|je',
  players:
    'spieler|spielern|spieler:innen|spieler*innen|spieler_innen|spieler/innen|spieler/-innen|spielerinnen|spielende|spielenden|mitspieler|mitspielern|mitspielende|personen|person|pers|leute|teilnehmer|teilnehmern',
  minutes: 'minuten|minute|min',
  hours: 'stunden|stunde|std|stdn|h',
  years: 'jahre|jahren|jahr|j|lebensjahr',
  months: 'monate|monaten|monat',
  playersLabel:
    'spieler|spielern|spieleranzahl|spielerzahl|spieler anzahl|spielerinnen|spielende|spielendenzahl|mitspieler|personen|personenzahl|personenanzahl|spieleranz|teilnehmer|teilnehmerzahl',
  timeLabel: 'spieldauer|spielzeit|dauer|spiellänge|partiedauer|spielzeitdauer|spieldauer pro partie',
  ageLabel:
    'alter|alter des spielers|alter der spieler|altersempfehlung|altersstufe|altersfreigabe|altersangabe|altersgruppe|mindestalter|altersklasse|spielalter|einstiegsalter|alterseinstufung|lesealter',
  labelFillers:
    'anzahl|anzahl der|anz|innen|mindestanzahl|höchstanzahl|zahl der|zahl|empfohlenes|empfohlene|empfehlung|hersteller|des herstellers|minimale|minimum|mindest|min|mind|maximale|maximum|max|in|durchschnittliche|ca|ab|für|von|laut hersteller|bis',
  aboutPlay: 'spiel|spiele|spielen|partie|runde|spieldauer|spielzeit|gespielt|spielspaß',
};

const fr: FactWords = {
  numbers: 'un/une/seul/solo|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize',
  or: 'ou|ou avec',
  to: "à|a|jusqu'à",
  between: ['entre', 'et'],
  lead: 'de|pour|des',
  from: 'à partir de|a partir de|dès|dés|au moins|minimum|min|au minimum|plus de',
  upTo: "jusqu'à|maximum|max|au maximum|moins de|au plus|sous|en moins de",
  orMore: 'et plus|ou plus|et +|minimum|au minimum|et au-delà',
  orLess: 'maximum|max|ou moins|au maximum',
  about: 'environ|env|en moyenne|autour de|exactement',
  articles: "l'âge de|les",
  half: 'et demie|et demi',
  each: 'par',
  players:
    'joueurs|joueur|joueuses|joueur·euses|joueur·euse·s|joueur·se·s|joueurs·euses|participants|personnes|personne|pers',
  minutes: 'minutes|minute|min|mn',
  hours: 'heures|heure|h',
  years: "ans|an|années|ans d'âge",
  months: 'mois',
  playersLabel:
    'joueurs|joueur|joueur·euses|joueur·euse·s|joueur·se·s|joueurs·euses|participants|nombre de joueurs|nb joueurs',
  timeLabel: 'durée|durée de jeu|temps de jeu|temps|temps de partie|durée de partie|durée moyenne',
  ageLabel: 'âge|age|âges|ages',
  labelFillers:
    "nombre|nombre de|nb|nb de|nbre|nbre de|n de|de|du jeu|d'une partie|de la partie|d'une|une|la|partie|des|minimum|mini|min|maximum|maxi|max|moyenne|moyen|indicatif|indicative|estimé|estimée|conseillé|recommandé|à partir de|dès|en|environ|fabricant|par le fabricant|du",
  aboutPlay: 'partie|parties|jeu|jeux|jouer|durée',
};

const es: FactWords = {
  numbers:
    'un/uno/una/solitario|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis',
  or: 'o|o con',
  to: 'a|al|hasta',
  between: ['entre', 'y'],
  lead: 'de|para|de los',
  from: 'a partir de|desde|mínimo|min|mín|al menos|como mínimo|mayores de|más de',
  upTo: 'hasta|máximo|max|máx|menos de|menores de|como máximo|en menos de|dentro de',
  orMore: 'o más|y más|o mas|en adelante|o mayores|y mayores|mínimo|como mínimo',
  orLess: 'máximo|o menos|como máximo',
  about: 'aproximadamente|aprox|unos|unas|alrededor de|cerca de|exactamente',
  articles: 'los|las|la edad de',
  half: 'y media',
  each: 'por',
  players: 'jugadores|jugador|jugadoras|jugadores/as|participantes|personas|persona|pers|jug',
  minutes: 'minutos|minuto|mins|min',
  hours: 'horas|hora|h|hs|hrs',
  years: 'años|año|anos|años de edad',
  months: 'meses',
  playersLabel: 'jugadores|jugador|jugadores/as|participantes|número de jugadores|numero de jugadores',
  timeLabel: 'duración|duracion|tiempo|tiempo de juego|duración de la partida|tiempo de partida',
  ageLabel: 'edad|edades|edad mínima',
  labelFillers:
    'número|numero|número de|numero de|nº|nº de|n.º|n.º de|n de|mín|máx|núm|cantidad de|de|la|el|del|partida|juego|mínima|mínimo|min|máxima|máximo|max|recomendada|recomendado|orientativa|sugerida|aproximada|aprox|estimada|media|promedio|por el fabricante|fabricante|a partir de|en|una',
  aboutPlay: 'partida|partidas|juego|jugar|duración',
};

const it: FactWords = {
  numbers: 'un/uno/una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
  to: 'a|ad|ai|agli|fino a|fino ad',
  between: ['tra|fra', 'e|ed'],
  lead: 'da|dai|dagli|per|dalle',
  from: 'almeno|minimo|min|a partire da|a partire dai|a partire dagli|a partire dall|dal',
  fromAge: "da|dai|dagli|dall'|oltre i",
  upTo: 'fino a|fino ad|fino ai|massimo|max|al massimo|meno di|sotto i|inferiore a|inferiore ai|entro|in meno di|minori di',
  orMore: 'in su|o più|e più|o piu|e oltre|e oltre i|in poi|ed oltre|minimo',
  orLess: 'massimo|max|o meno|al massimo',
  about: 'circa|ca|intorno a',
  articles: "i|gli|le|l'|età di|l'età di|all'età di",
  half: 'e mezza|e mezzo',
  each: 'per|a giocatore|a testa',
  players: 'giocatori|giocatore|giocatrici|partecipanti|persone|persona',
  minutes: 'minuti|minuto|min',
  hours: 'ore|ora|h',
  years: 'anni|anno',
  months: 'mesi',
  playersLabel: 'giocatori|giocatore|numero giocatori|partecipanti',
  timeLabel: 'durata|durata partita|tempo|tempo di gioco|durata media',
  ageLabel: 'età|eta|età minima',
  labelFillers:
    'numero|numero di|numero dei|n|n di|nr|di|della|del|una|partita|gioco|minima|minimo|min|massima|massimo|max|consigliata|consigliato|raccomandata|suggerita|media|medio|stimata|dal produttore|produttore|a partire da|in|indicativa',
  aboutPlay: 'partita|partite|gioco|giocare|durata',
};

const nl: FactWords = {
  numbers: 'een/één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf',
  to: 'tot|tot en met|t/m|à|tot max',
  between: ['tussen', 'en'],
  lead: 'van|voor',
  from: 'vanaf|minimaal|minstens|min|ten minste|tenminste',
  fromAge: 'van',
  upTo: 'tot|tot en met|t/m|maximaal|max|hoogstens|onder|minder dan|binnen|jonger dan|onder de',
  orMore: 'of meer|en meer|en ouder|of ouder|en hoger|plus|en op',
  orLess: 'of minder|en jonger|maximaal|max',
  about: 'ongeveer|circa|ca|ongev|zo’n',
  articles: 'de|de leeftijd van|leeftijd van|een',
  half: 'en een half',
  each: 'per',
  players: 'spelers|speler|deelnemers|personen|persoon',
  minutes: 'minuten|minuut|min',
  hours: 'uur|uren|u',
  years: 'jaar|jaren|jr',
  months: 'maanden|maand',
  playersLabel: 'spelers|speler|spelersaantal|personen|deelnemers',
  timeLabel: 'speelduur|speeltijd|duur|spelduur|tijd|speellengte',
  ageLabel: 'leeftijd|leeftijden|leeftijdscategorie|leeftijdsadvies|minimumleeftijd|leeftijdsgroep|minimale leeftijd',
  labelFillers:
    'aantal|aantal van|het|van|de|minimale|minimum|min|maximale|maximum|max|gemiddelde|aanbevolen|aanbevolen door fabrikant|fabrikant|in|geschikt voor|vanaf|advies',
  aboutPlay: 'spel|spellen|spelen|potje|partij|speelduur',
};

const pl: FactWords = {
  numbers:
    'jednego/jeden/jednej/jedna|dwóch/dwoje/dwojga/dwa/dwie|trzech/trzy/trojga|czterech/cztery|pięciu/pięć|sześciu/sześć|siedmiu/siedem|ośmiu/osiem|dziewięciu/dziewięć|dziesięciu/dziesięć|jedenastu/jedenaście|dwunastu/dwanaście',
  to: 'do|aż do',
  between: ['między|pomiędzy', 'a|i'],
  lead: 'dla',
  from: 'od|co najmniej|przynajmniej|minimum|min|powyżej',
  upTo: 'do|maksymalnie|maks|max|maksimum|poniżej|najwyżej|w ciągu|mniej niż',
  orMore: 'i więcej|lub więcej|wzwyż|i wzwyż|i starsi|i starszych|i powyżej',
  orLess: 'maksymalnie|lub mniej|i mniej',
  about: 'około|ok|średnio',
  articles: 'wieku',
  half: 'i pół',
  each: 'na',
  players: 'graczy|gracze|gracza|graczom|gracz|osób|osoby|osobę|osoba|uczestników',
  minutes: 'minut|minuty|minuta|minutach|min',
  hours: 'godzin|godziny|godzina|godzinę|godz|h',
  years: 'lat|lata|roku|rok|latka|roku życia',
  months: 'miesięcy|miesiące|miesiąca',
  playersLabel: 'graczy|gracze|liczba graczy|osób|osoby|uczestników',
  timeLabel: 'czas gry|czas rozgrywki|czas|czas trwania|długość rozgrywki|czas trwania gry',
  ageLabel: 'wiek|wiek graczy|wiek gracza|przedział wiekowy|wieku',
  labelFillers:
    'liczba|ilość|minimalny|minimalna|minimum|min|maksymalny|maksymalna|maks|max|od|zalecany|sugerowany|średni|przybliżony|orientacyjny|rozgrywki|gry|trwania|w|dziecka|graczy|producenta|rekomendowany|dla',
  aboutPlay: 'gra|gry|grze|rozgrywka|rozgrywki|partia|partii|gramy',
};

const pt: FactWords = {
  numbers: 'um/uma|dois/duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze',
  to: 'a|até|à',
  between: ['entre', 'e'],
  lead: 'de|para|dos',
  from: 'a partir de|a partir dos|desde|mínimo|min|pelo menos|maiores de',
  upTo: 'até|máximo|max|menos de|menores de|no máximo|dentro de',
  orMore: 'ou mais|e mais|em diante|ou mayores',
  orLess: 'ou menos|no máximo|máximo',
  about: 'cerca de|aproximadamente|aprox',
  articles: 'os|as',
  half: 'e meia',
  each: 'por',
  players: 'jogadores|jogador|jogadoras|participantes|pessoas|pessoa',
  minutes: 'minutos|minuto|min',
  hours: 'horas|hora|h',
  years: 'anos|ano',
  months: 'meses',
  playersLabel: 'jogadores|jogador|participantes',
  timeLabel: 'duração|tempo|tempo de jogo|duração da partida',
  ageLabel: 'idade|faixa etária|idade mínima',
  labelFillers:
    'número|número de|nº|nº de|de|da|do|partida|jogo|mínima|mínimo|máxima|máximo|recomendada|média|médio|a partir de|em',
  aboutPlay: 'partida|partidas|jogo|jogar|duração',
};

const ja: FactWords = {
  numbers: '一|二|三|四|五|六|七|八|九|十',
  to: 'から|ないし|より',
  between: ['', ''],
  lead: '',
  from: '最低|最少|最小',
  upTo: '最大|最高|最長',
  orMore: '以上|から|~|〜|より',
  orLess: '以下|まで|未満|以内|迄',
  about: '約|およそ|おおよそ',
  articles: '',
  half: '半',
  each: '/人|あたり|分',
  players: '人|名|人用|人プレイ|プレイヤー',
  minutes: '分|分程度|分くらい|分前後|分間',
  hours: '時間|時間程度',
  years: '歳|才|歳児|さい',
  months: 'ヶ月|か月|カ月|ヵ月|ケ月',
  playersLabel:
    '人数|プレイ人数|対象人数|プレイヤー数|プレーヤー数|プレイヤー|参加人数|プレー人数|プレイヤー人数|遊べる人数',
  timeLabel: 'プレイ時間|所要時間|時間|プレー時間|ゲーム時間|遊ぶ時間|目安時間|想定プレイ時間|プレイタイム',
  ageLabel: '対象年齢|年齢|推奨年齢|対象|適正年齢|対象年令|推奨対象年齢|メーカー推奨年齢',
  labelFillers: '推奨|目安|最低|最大|平均|の|ゲーム|メーカー',
  aboutPlay: 'プレイ|ゲーム|所要時間',
};

export const LANGUAGES: readonly FactWords[] = [en, de, fr, es, it, nl, pl, pt, ja];

/** All ages, so neither bound. */
export const ANY_AGE =
  'all ages|any age|all|alle altersstufen|jedes alter|alle|tout âge|tous âges|tout public|todas las edades|todas|tutte le età|per tutti|alle leeftijden|wszystkie|dla każdego|todas as idades|全年齢|全年齢対象|年齢不問';

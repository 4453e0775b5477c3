/** A page of BoardGameGeek in its documented structure, with a game that is in no catalogue unless told otherwise. */
export function bggPage(item: object = {}): string {
  const preload = {
    item: {
      objectid: 999999999,
      name: 'The Unknown Game',
      yearpublished: '2024',
      minplayers: '2',
      maxplayers: '5',
      minplaytime: '60',
      maxplaytime: '90',
      minage: '12',
      short_description: '',
      description: '<p>Ends with &quot;});&quot; &amp; goes on.</p>',
      imageurl: 'https://cf.geekdo-images.com/small.jpg',
      images: { original: 'https://cf.geekdo-images.com/original.jpg' },
      stats: { average: '7.912', avgweight: '3.2' },
      links: {
        boardgamesubdomain: [{ name: 'Strategy Games' }],
        boardgamemechanic: [{ name: 'Cooperative Game' }],
      },
      howto: '}); "quoted" {',
      ...item,
    },
  };
  return `<!DOCTYPE html><html ng-app="GeekApp"><head>
<title>The Unknown Game | Board Game | BoardGameGeek</title>
<meta property="og:title" content="The Unknown Game"><meta property="og:image" content="https://cf.geekdo-images.com/og.jpg">
<script>
GEEK.geekitemPreload = ${JSON.stringify(preload)};
GEEK.geekitemSettings = {"a":{"b":1}};
</script></head><body></body></html>`;
}

/** JSON-LD with the flaws that real pages have, inside a graph. */
export const SHOP_PAGE = `<!DOCTYPE html><html><head><title>Azul Board Game | Shop</title>
<script type="application/ld+json">
<!--
{"@context":"https://schema.org","@graph":[
  {"@type":"Organization","name":"Shop","logo":"/logo.png"},
  {"@type":["Product","Thing"],"name":"Azul Board Game (2nd Edition), 2-4 Players, Ages 8+",
   "description":"Tiles.
	More tiles.","image":[{"@type":"ImageObject","url":"/pictures/azul.jpg"},],},
]}
-->
</script></head><body></body></html>`;

/** The check that a shop puts before its page to keep programs out. */
export const CLOUDY_PAGE =
  '<html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BaseGames, nameBeside, sharedBeginning } from './base-game.ts';

const owned = (...titles: string[]) => titles.map((title, place) => ({ id: place + 1, title, isOwned: true }));
const baseTitle = (expansion: string, ...bases: string[]) => new BaseGames(owned(...bases)).baseOf(expansion)?.title;

describe('the base game of an expansion is', () => {
  test.each([
    ['CATAN: Seafarers', 'CATAN'],
    ['Carcassonne: Expansion 1 – Inns & Cathedrals', 'Carcassonne'],
    ['Wingspan: European Expansion', 'Wingspan'],
    ['Catan - Seafarers', 'CATAN'],
    ['Catan — Seafarers', 'CATAN'],
    ['Catan Seafarers', 'CATAN'],
    ['Catan (Seafarers)', 'CATAN'],
    ['CATAN: Seafarers', 'CATAN (3rd Edition)'],
    ['CATAN (3rd Edition): Seafarers', 'Catan'],
    ['CATAN: Seafarers (5th Edition)', 'CATAN'],
    ['Bärenpark: The Bad News Bears', 'Barenpark'],
    ['Tzolk’in: The Mayan Calendar – Tribes & Prophecies', "Tzolk'in: The Mayan Calendar"],
    ['Quest for El Dorado: Heroes & Hexes', 'The Quest for El Dorado'],
    ['Witchcraft: A Promo Card', 'Witchcraft!'],
    ['Viticulture: Tuscany', 'Viticulture Essential Edition'],
    ['Viticulture: Tuscany Essential Edition', 'Viticulture Essential Edition'],
    ['This War of Mine: Sewers', 'This War of Mine: The Board Game'],
    ['Orleans: Invasion', 'Orléans: Big Box'],
    ['Five Tribes: Whims of the Sultan', 'Five Tribes: The Djinns of Naqala'],
  ])('%s: %s', (expansion, base) => {
    expect(baseTitle(expansion, 'Azul', base, 'Root')).toBe(base);
  });

  test('the game with the longest matching title', () => {
    const bases = ['Mansions of Madness', 'Mansions of Madness: Second Edition'];
    expect(baseTitle('Mansions of Madness: Second Edition – Streets of Arkham', ...bases)).toBe(bases[1]);
    expect(baseTitle('Mansions of Madness: The Yellow Sign', ...bases)).toBe(bases[0]);
    expect(baseTitle('Nemesis: Lockdown – Stretch Goals', 'Nemesis', 'Nemesis: Lockdown')).toBe('Nemesis: Lockdown');
  });

  test('an owned game rather than a wished one with the same title', () => {
    const bases = new BaseGames([
      { id: 1, title: 'Cascadia', isOwned: false },
      { id: 2, title: 'Cascadia', isOwned: true },
    ]);
    expect(bases.baseOf('Cascadia: Landmarks')?.id).toBe(2);
  });

  test('the game without an edition, unless the expansion names an edition', () => {
    const bases = ['CATAN (3rd Edition)', 'CATAN'];
    expect(baseTitle('CATAN: Seafarers', ...bases)).toBe('CATAN');
    expect(baseTitle('CATAN (3rd Edition): Seafarers', ...bases)).toBe('CATAN (3rd Edition)');
    expect(baseTitle('CATAN (3rd Edition): Sea', ...bases.toReversed())).toBe('CATAN (3rd Edition)');
  });

  test('the only owned game with the same first words, regardless of wished games', () => {
    const wished = ['Unmatched: Jaws', 'Unmatched: Robin Hood', 'Unmatched: Buffy'].map((title, place) => ({
      id: place + 1,
      title,
      isOwned: false,
    }));
    const cobble = { id: 9, title: 'Unmatched: Cobble & Fog', isOwned: true };
    expect(new BaseGames([...wished, cobble]).baseOf('Unmatched: Bruce Lee')?.id).toBe(9);
    expect(new BaseGames(wished).baseOf('Unmatched: Bruce Lee')).toBeNull();
  });

  test('the first added of two games with the same title', () => {
    const games = owned('Cascadia', 'Cascadia');
    for (const bases of [games, games.toReversed()])
      expect(new BaseGames(bases).baseOf('Cascadia: Landmarks')?.id).toBe(1);
  });

  test('a game with one long word; one with a short word only if the title breaks after it', () => {
    expect(baseTitle('Catan Seafarers', 'Catan')).toBe('Catan');
    expect(baseTitle('Root Riverfolk', 'Root')).toBeUndefined();
    expect(baseTitle('Root: Riverfolk', 'Root')).toBe('Root');
    expect(baseTitle('Star Wars Rebellion: Rise', 'Star Wars')).toBe('Star Wars');
    expect(baseTitle('Skull King: Promo', 'Skull King: Deluxe', 'Skull')).toBe('Skull King: Deluxe');
  });

  test('a wished game if no owned game matches', () => {
    expect(new BaseGames([{ id: 1, title: 'Cascadia', isOwned: false }]).baseOf('Cascadia: Landmarks')?.id).toBe(1);
  });
});

describe('an expansion has no base game', () => {
  test.each([
    ['if its title continues the word of the game', 'Rootless: Extra', ['Root']],
    ['if the title of the game is only the first word of another name', 'Skull King: Promo', ['Skull']],
    ['if the title of the game only begins a sentence', 'Cities in Ruin', ['Cities']],
    ['when several begin with the same name', 'Unmatched: Bruce Lee', ['Unmatched: Cobble & Fog', 'Unmatched: Jaws']],
    ['of another line of the same name', 'Star Wars: Outer Rim – Unfinished Business', ['Star Wars: Rebellion']],
    ['if only an edition remains of its title', 'CATAN (3rd Edition)', ['Catan']],
    ['if it has no title', '', ['Catan']],
  ])('%s', (_why, expansion, bases) => {
    expect(baseTitle(expansion, ...bases)).toBeUndefined();
  });
});

test('twenty thousand games with similar long titles are matched without comparing all pairs', () => {
  const alike = 'a b c d e f g h i j k l m '.repeat(6);
  const bases = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    title: `${alike}: ${id} (2nd Edition)`,
    isOwned: true,
  }));
  const games = new BaseGames(bases);
  const found = bases.map(({ id }) => games.baseOf(`${alike} - ${id} - x y z`)?.id);
  expect(found).not.toContain(undefined);
});

const word = fc.stringMatching(/^[b-df-hj-np-tv-z]{5,9}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
const breaks = fc.constantFrom(': ', ' – ', ' - ', ' — ', ':', ' | ');

describe('for any titles', () => {
  test('an expansion finds its base game, whatever the separator, case and accents', () => {
    fc.assert(
      fc.property(words, words, breaks, fc.array(words), fc.nat(), (base, name, between, others, place) => {
        const rest = others.filter((other) => !base.startsWith(other.split(' ')[0] ?? '') && other !== base);
        const expansion = `${base.toUpperCase().replace(/N/g, 'Ñ')}${between}${name}`;
        expect(baseTitle(expansion, ...rest.toSpliced(place % (rest.length + 1), 0, base))).toBe(base);
      }),
    );
  });

  test('a longer base title takes precedence over its prefixes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { minLength: 3, maxLength: 5 }), breaks, (parts, between) => {
        const bases = parts.slice(0, -1).map((_, last) => parts.slice(0, last + 1).join(between));
        expect(baseTitle(parts.join(between), ...bases)).toBe(bases.at(-1));
      }),
    );
  });

  test('a game is not its own base game, and no text throws an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(baseTitle(title, title)).toBeUndefined();
        expect(nameBeside(title, title)).toBe(title);
      }),
    );
  });

  test('the result does not depend on the order of games', () => {
    fc.assert(
      fc.property(fc.uniqueArray(words, { maxLength: 8 }), words, breaks, (titles, name, between) => {
        const games = owned(...titles);
        const expansion = `${titles[0] ?? ''}${between}${name}`;
        const found = new BaseGames(games).baseOf(expansion);
        expect(new BaseGames(games.toReversed()).baseOf(expansion)).toEqual(found);
      }),
    );
  });
});

test.each([
  ['CATAN: Seafarers', 'CATAN', 'Seafarers'],
  ['Carcassonne: Expansion 1 – Inns & Cathedrals', 'Carcassonne', 'Expansion 1 – Inns & Cathedrals'],
  ['Nemesis: Lockdown – Stretch Goals', 'Nemesis: Lockdown', 'Stretch Goals'],
  ['Galaxy Trucker: Keep on Trucking', 'Galaxy Trucker (Second Edition)', 'Keep on Trucking'],
  ['Five Tribes: Whims of the Sultan', 'Five Tribes: The Djinns of Naqala', 'Whims of the Sultan'],
  ['Catan (Seafarers)', 'CATAN', 'Seafarers'],
  ['Ruins', 'CATAN', 'Ruins'],
  ['CATAN:   ', 'CATAN', 'CATAN:   '],
  ['CATAN: !', 'CATAN', 'CATAN: !'],
])('%s of the base game %s has the short name %s', (expansion, base, name) => {
  expect(nameBeside(expansion, base)).toBe(name);
});

test.each([
  ['CATAN: Seafarers', 'Catan', 1],
  ['Catan', 'CATAN: Seafarers', 1],
  ['Nemesis: Lockdown – Stretch Goals', 'Nemesis: Lockdown', 2],
  ['Azul', 'Azul', 1],
  ['Azul', 'Root', 0],
  ['Ticket to Ride', 'Ticket to Nowhere: Ride', 2],
])('%s and %s share their first %i words', (title, other, count) => {
  expect(sharedBeginning(title, other)).toBe(count);
});

test('a title with "and the" after a title of several words belongs to that game', () => {
  const base = (title: string) => new BaseGames([{ id: 1, title, isOwned: true }]);
  const towers = 'Unreliable Wizard and the Unstable Spirit Towers';
  expect(base('Unreliable Wizard').baseOf(towers)?.id).toBe(1);
  expect(base('Unreliable Wizard').baseOf('Unreliable Wizard and Friends')).toBeNull();
});

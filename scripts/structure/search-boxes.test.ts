import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const BOX = /<SearchBox|type="search"|<Combobox|<NameCombobox|datalist|function offerTitles/;
const FOLDS = '#shared/text/search-names.ts';

/** Rules that search what the owner has. Each must fold through the one function. */
const RULES = {
  collection: 'client/src/games/filters/search-part.ts',
  plays: 'client/src/plays/rules/play-search.ts',
  people: 'client/src/plays/people/people-search.ts',
  attendees: 'client/src/nights/night-page/attendee-list.ts',
  pool: 'client/src/nights/groups/pooled-filter.ts',
  popular: 'client/src/games/popular-games/popular-filter.ts',
  tags: 'client/src/games/tags/tag-options.ts',
  borrowers: 'client/src/copies/loans/borrowers.ts',
  places: 'client/src/collection/game-page/copy-form.ts',
  gameChoice: 'client/src/plays/play-dialog/game-choice.ts',
  filterChoices: 'client/src/collection/my-games/components/filter-control.tsx',
} as const;

/** Names of people, places and teams. */
const NAME_COMBOBOX = 'client/src/ui/forms/name-combobox.tsx';
/** Known titles, which the server's index finds; it folds by the same `foldTitle`. */
const TITLES = 'server/games/titles/title-index.ts';

/** Every box in which a name is typed to find something, with the rules that search for it. */
const BOXES: Readonly<Record<string, readonly string[]>> = {
  'client/src/games/parts/filter-toolbar.tsx': [RULES.pool, RULES.popular],
  'client/src/nights/parts/game-picker.tsx': [RULES.collection],
  'client/src/challenges/dialog/chosen-games.tsx': ['client/src/challenges/dialog/chosen-games.tsx'],
  'client/src/games/tags/tag-combobox.tsx': [RULES.tags],
  'client/src/games/parts/title-combobox.tsx': [TITLES],
  'client/src/collection/my-games/components/compact-toolbar.tsx': [RULES.collection],
  'client/src/collection/my-games/components/filter-sections.tsx': [RULES.filterChoices],
  'client/src/games/edit-game/base-game-combobox.tsx': ['client/src/games/edit-game/base-game-combobox.tsx'],
  'client/src/collection/game-page/copy-fieldset.tsx': [RULES.places],
  'client/src/copies/loans/borrower-combobox.tsx': [RULES.borrowers],
  'client/src/nights/night-page/components/attendee-list.tsx': [RULES.attendees],
  'client/src/nights/night-page/components/games-dialog.tsx': [RULES.collection],
  'client/src/plays/play-dialog/choose-game.tsx': [RULES.gameChoice],
  'client/src/plays/play-dialog/more-play-fields.tsx': [NAME_COMBOBOX],
  'client/src/plays/play-dialog/player-row.tsx': [NAME_COMBOBOX],
  'client/src/score-pads/pad/components/add-player.tsx': [NAME_COMBOBOX],
  'client/src/ladders/seats-dialog.tsx': [NAME_COMBOBOX],
  'client/src/plays/played-games/choose-owned.tsx': ['client/src/plays/played-games/choose-owned.tsx'],
  'client/src/plays/plays-toolbar.tsx': [RULES.plays],
  'client/src/sharing/shared-collection/shared-tools.tsx': [RULES.collection],
  'client/src/guests/guest.ts': [TITLES],
  'client/src/plays/people-page.tsx': [RULES.people],
};

/** Addresses, which the database searches for administrators; it leaves out accents of names itself. */
const OF_ADDRESSES = ['client/src/admin/mails/mail-list.tsx', 'client/src/admin/people/people-panel.tsx'];

/** The boxes themselves. */
const PARTS = new Set([
  'client/src/ui/forms/search-box.tsx',
  'client/src/ui/forms/combobox.tsx',
  NAME_COMBOBOX,
  ...OF_ADDRESSES,
]);

test('every box in which a name is typed is listed here with the rules that search for it', () => {
  const files = readdirSync('client/src', { recursive: true, encoding: 'utf8' }).map((file) => `client/src/${file}`);
  const boxes = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && BOX.test(readFileSync(file, 'utf8')),
  );
  expect(boxes.filter((file) => !PARTS.has(file)).toSorted()).toEqual(Object.keys(BOXES).toSorted());
});

test.each([...new Set(Object.values(BOXES).flat())])('%s folds names by the one rule', (rule) => {
  const source = readFileSync(rule, 'utf8');
  expect(source).toContain(rule === TITLES ? 'fold-title.ts' : FOLDS);
  expect(source).not.toMatch(/toLowerCase\(\)\s*\.includes|toLocaleLowerCase|toUpperCase/);
});

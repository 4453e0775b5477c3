import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const BOX = /<SearchBox|type="search"|<Combobox|<NameCombobox|datalist|function offerTitles/;
const FOLDS = '#shared/rules/text/search-names.ts';

/** Rules that search what the owner has. Each must fold through the one function. */
const RULES = {
  collection: 'client/src/entities/games/rules/filter-parts/search-part.ts',
  plays: 'client/src/entities/plays/rules/play-search.ts',
  people: 'client/src/features/people/people-search.ts',
  attendees: 'client/src/features/night-page/attendee-list.ts',
  pool: 'client/src/features/groups/rules/pooled-filter.ts',
  popular: 'client/src/features/popular-games/rules/popular-filter.ts',
  tags: 'client/src/entities/tags/rules/tag-options.ts',
  borrowers: 'client/src/features/loans/borrowers.ts',
  places: 'client/src/features/game-page/copies/copy-form.ts',
  gameChoice: 'client/src/features/play-dialog/game-choice.ts',
  filterChoices: 'client/src/features/collection/components/filter-control.tsx',
} as const;

/** Names of people, places and teams. */
const NAME_COMBOBOX = 'client/src/ui/name-combobox.tsx';
/** Known titles, which the server's index finds; it folds by the same `foldTitle`. */
const TITLES = 'server/domain/titles/title-index.ts';

/** Every box in which a name is typed to find something, with the rules that search for it. */
const BOXES: Readonly<Record<string, readonly string[]>> = {
  'client/src/entities/games/filter-toolbar.tsx': [RULES.pool, RULES.popular],
  'client/src/entities/nights/game-picker.tsx': [RULES.collection],
  'client/src/entities/tags/tag-combobox.tsx': [RULES.tags],
  'client/src/entities/titles/title-combobox.tsx': [TITLES],
  'client/src/features/collection/components/compact-toolbar.tsx': [RULES.collection],
  'client/src/features/collection/components/filter-sections.tsx': [RULES.filterChoices],
  'client/src/features/edit-game/components/base-game-combobox.tsx': [
    'client/src/features/edit-game/components/base-game-combobox.tsx',
  ],
  'client/src/features/game-page/copies/copy-fieldset.tsx': [RULES.places],
  'client/src/features/loans/components/borrower-combobox.tsx': [RULES.borrowers],
  'client/src/features/night-page/components/attendee-list.tsx': [RULES.attendees],
  'client/src/features/night-page/components/games-dialog.tsx': [RULES.collection],
  'client/src/features/play-dialog/components/choose-game.tsx': [RULES.gameChoice],
  'client/src/features/play-dialog/components/more-play-fields.tsx': [NAME_COMBOBOX],
  'client/src/features/play-dialog/components/player-row.tsx': [NAME_COMBOBOX],
  'client/src/features/score-pads/components/add-player.tsx': [NAME_COMBOBOX],
  'client/src/features/played-games/components/choose-owned.tsx': [
    'client/src/features/played-games/components/choose-owned.tsx',
  ],
  'client/src/features/plays/components/plays-toolbar.tsx': [RULES.plays],
  'client/src/features/shared-collection/components/shared-tools.tsx': [RULES.collection],
  'client/src/guest-pages/title-list.ts': [TITLES],
  'client/src/pages/people/people-page.tsx': [RULES.people],
};

/** The boxes themselves. */
const PARTS = new Set(['client/src/ui/search-box.tsx', 'client/src/ui/combobox.tsx', NAME_COMBOBOX]);

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

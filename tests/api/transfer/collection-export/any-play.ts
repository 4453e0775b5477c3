import * as fc from 'fast-check';
import { PLAY_OUTCOMES } from '#shared/enums.ts';

const seatOf = fc.record(
  {
    team: fc.constantFrom('Red', 'Blue'),
    rank: fc.integer({ min: 1, max: 4 }),
    won: fc.boolean(),
    started: fc.constant(true),
    firstTime: fc.constant(true),
    role: fc.constantFrom('spy', 'Elf'),
  },
  { requiredKeys: [] },
);
/** A play of three with any outcome, teams, ranks and marks, as it is stored. */
export const anyPlay = fc.record({
  outcome: fc.constantFrom(...PLAY_OUTCOMES),
  seats: fc.array(seatOf, { minLength: 3, maxLength: 3 }),
  scores: fc.constantFrom('[null,null,null]', '[1,2,3]', '[-4,2.5,null]'),
  players: fc.constant('["Ana","Bea","Cem"]'),
  isIgnored: fc.boolean(),
  duration: fc.option(fc.integer({ min: 1, max: 500 })),
  place: fc.option(fc.constantFrom('Club')),
});

import { expect, test } from 'vitest';
import { mergeDigests, occurrenceOf, payloadOf } from './digest-payload.ts';

const NOTHING = { after: 0, upTo: 0 };

test('what was not sent yet is reported from its first answer and comment on', () => {
  const pending = payloadOf({ after: 3, upTo: 5 }, { after: 7, upTo: 8 });
  const newer = payloadOf({ after: 5, upTo: 6 }, { after: 8, upTo: 9 });
  expect(mergeDigests(pending, newer)).toEqual(payloadOf({ after: 3, upTo: 6 }, { after: 7, upTo: 9 }));
});

test('a digest of answers alone and one of comments alone become one of both', () => {
  const answers = payloadOf({ after: 3, upTo: 5 }, NOTHING);
  const comments = payloadOf(NOTHING, { after: 7, upTo: 8 });
  const both = payloadOf({ after: 3, upTo: 5 }, { after: 7, upTo: 8 });
  expect(mergeDigests(answers, comments)).toEqual(both);
  expect(mergeDigests(comments, answers)).toEqual(both);
  expect([answers, comments, both].map(occurrenceOf)).toEqual(['5', '0 8', '5 8']);
});

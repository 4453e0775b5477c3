/**
 * Whether a text has the query at a position with one letter wrong, missing, extra or swapped with the next. Only the
 * first difference need be examined: no typo can be later, and an earlier one gives the same query.
 */
export function startsWithOneTypo(text: string, at: number, query: string): boolean {
  const { length } = query;
  let same = 0;
  while (same < length && text.charCodeAt(at + same) === query.charCodeAt(same)) same += 1;
  const there = at + same;
  return (
    continues(text, there + 1, query, same + 1) ||
    continues(text, there + 1, query, same) ||
    continues(text, there, query, same + 1) ||
    (text.charCodeAt(there) === query.charCodeAt(same + 1) &&
      text.charCodeAt(there + 1) === query.charCodeAt(same) &&
      continues(text, there + 2, query, same + 2))
  );
}

/** Whether the rest of a query follows at a position of the text. */
function continues(text: string, at: number, query: string, from: number): boolean {
  const offset = at - from;
  for (let place = from; place < query.length; place += 1)
    if (text.charCodeAt(place + offset) !== query.charCodeAt(place)) return false;
  return true;
}

/**
 * Whether a text begins, at a place in it, with a query in which one letter is wrong, missing, too many, or has changed
 * places with the next. The first difference decides: no typo can stand behind it, and one before it makes the same query.
 */
export function beginsButForOneTypo(text: string, at: number, query: string): boolean {
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

/** Whether the rest of a query from one of its places on stands in a text at a place. */
function continues(text: string, at: number, query: string, from: number): boolean {
  const offset = at - from;
  for (let place = from; place < query.length; place += 1)
    if (text.charCodeAt(place + offset) !== query.charCodeAt(place)) return false;
  return true;
}

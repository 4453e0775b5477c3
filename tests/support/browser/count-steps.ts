type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Methods of maps and sets: each call is a step. */
const LOOKING_UP = [
  [Map.prototype, ['get', 'set', 'has', 'delete']],
  [Set.prototype, ['add', 'has', 'delete']],
] as const;
/** Methods of arrays: each item is a step. */
const GOING_THROUGH = [
  'concat',
  'filter',
  'find',
  'findIndex',
  'flatMap',
  'includes',
  'indexOf',
  'map',
  'some',
  'toSpliced',
  'toReversed',
  'toSorted',
];

/**
 * Counts a function's steps instead of timing it: calls of maps and sets, and items visited by array methods. Other
 * loops are not counted.
 */
export function countSteps(run: () => unknown): number {
  let steps = 0;
  const undo: (() => void)[] = [];
  const count = (prototype: object, name: string, by: (self: unknown) => number) => {
    const method = Reflect.get(prototype, name) as Method;
    undo.push(() => Reflect.set(prototype, name, method));
    Reflect.set(prototype, name, function counted(this: unknown, ...args: unknown[]) {
      steps += by(this);
      return method.apply(this, args);
    });
  };
  try {
    for (const [prototype, names] of LOOKING_UP) for (const name of names) count(prototype, name, () => 1);
    for (const name of GOING_THROUGH) count(Array.prototype, name, (self) => (self as unknown[]).length);
    run();
  } finally {
    for (const back of undo) back();
  }
  return steps;
}

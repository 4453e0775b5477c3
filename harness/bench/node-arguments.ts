import { readFileSync } from 'node:fs';

/** Returns the arguments that `npm start` passes to Node: memory limits and the built server. */
export function nodeArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const [, ...rest] = scripts.start.split(' ');
  return rest;
}

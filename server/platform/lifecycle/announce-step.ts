/** Prints a step of `npm start`. A server that another program starts prints its address alone. */
export function announceStep(step: string): void {
  if (process.env.npm_lifecycle_event === 'start') process.stdout.write(`${step}\n`);
}

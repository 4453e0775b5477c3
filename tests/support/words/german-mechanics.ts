import { onTestFinished } from 'vitest';
import german from '#client/games/mechanic-names/de.json';
import { mechanicNames } from '#client/games/mechanic-label.ts';

/** Names mechanics as the German screens do, until the test ends. */
export function nameMechanicsInGerman(): void {
  Object.assign(mechanicNames, german);
  onTestFinished(() => Object.keys(german).forEach((name) => Reflect.deleteProperty(mechanicNames, name)));
}

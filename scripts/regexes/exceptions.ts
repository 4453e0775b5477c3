import type { Exception } from './judge.ts';

/**
 * Regular expressions that are not proven linear and need not be, because they never see a text from outside. Each says
 * why; one that is no longer needed fails the check.
 */
export const EXCEPTIONS: readonly Exception[] = [];

import { afterEach, beforeEach } from 'vitest';
import { keepFailures, noteTest } from './watched-contexts.ts';

beforeEach(({ task }) => noteTest(task));
afterEach(keepFailures);

import { defineConfig } from 'vitest/config';

/** The unit tests alone, as the mutation check runs them. */
export default defineConfig({ test: { include: ['shared/**/*.test.ts'] } });

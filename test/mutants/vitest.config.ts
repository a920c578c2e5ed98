import { defineConfig } from 'vitest/config';

/** The unit tests of the rules alone: mutants run each of them a thousand times. */
export default defineConfig({
  test: { include: ['src/domain/**/*.test.ts'], environment: 'node', testTimeout: 180_000 },
});

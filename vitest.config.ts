import { defineConfig } from 'vitest/config';

/** Packages that do nothing but compute: their tests can share what they have loaded. */
const PURE = '{bots,kernel,lang,pandemic,protocol,testkit,zombicide}';
// Games by the thousand take longer than the usual five seconds; a hang still ends.
const PATIENCE = 120_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit-pure',
          testTimeout: PATIENCE,
          environment: 'node',
          isolate: false,
          include: [`packages/${PURE}/{src,test}/**/*.test.ts`],
        },
      },
      {
        test: {
          name: 'unit',
          testTimeout: PATIENCE,
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', `packages/${PURE}/**`],
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['packages/web/e2e/**/*.test.ts'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
});

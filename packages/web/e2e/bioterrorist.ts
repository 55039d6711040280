import { readFileSync } from 'node:fs';
import type { SaveFile } from '@holdout/kernel';
import type { Page } from 'playwright-core';

/** Ann and Ben are the team, Cleo is the bio-terrorist: she is caught, flees and is seen, and wins. */
export const TERROR: SaveFile = JSON.parse(
  readFileSync(new URL('../../../fixtures/pandemic/terror-3-players.game.json', import.meta.url), 'utf8'),
);

/** What only the bio-terrorist may see: his notebook, his hand, and his pawn where nobody of the team is. */
export const secretsOn = (page: Page): Promise<number> =>
  page.locator('[data-testid=notebook], [data-testid=deeds-left], [data-secret]').count();

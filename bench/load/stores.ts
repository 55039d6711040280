/// <reference path="../../packages/server/test/support/scripts.d.ts" />
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseUrl, freshSchema } from '../../packages/server/test/support/postgres.ts';

/** Where servers keep what they write. Not in the folder of the system, which may be in memory. */
const TEMPORARY = fileURLToPath(new URL('../../tmp/', import.meta.url));

/** Something that lasts as long as a measurement. */
export interface Place {
  /** How the servers are told of it. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => Promise<void>;
}

/** Servers of ours as they come: only one that trusts what the swarm says of its addresses. */
const OURS = { HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1', LOG_LEVEL: 'error', DATABASE_URL: '' };

function folder(): { readonly path: string; readonly remove: () => void } {
  mkdirSync(TEMPORARY, { recursive: true });
  const path = mkdtempSync(join(TEMPORARY, 'load-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }) };
}

export async function sqlite(): Promise<Place> {
  const { path, remove } = folder();
  return { env: { ...OURS, DATA_DIR: path }, remove: async () => remove() };
}

export async function inMemory(): Promise<Place> {
  const place = await sqlite();
  return { ...place, env: { ...place.env, LOAD_STORE: 'memory' } };
}

/** @returns null if there is no database. */
export async function postgres(): Promise<Place | null> {
  const url = await databaseUrl();
  if (url === null) return null;
  const schema = await freshSchema(url);
  const { path, remove } = folder();
  return {
    env: { ...OURS, DATA_DIR: path, DATABASE_URL: schema.url },
    remove: async () => {
      await schema.drop();
      remove();
    },
  };
}

export async function peerInMemory(): Promise<Place> {
  return { env: {}, remove: async () => undefined };
}

export async function peerInFiles(): Promise<Place> {
  const { path, remove } = folder();
  return { env: { PEER_FOLDER: path }, remove: async () => remove() };
}

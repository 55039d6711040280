import { Api } from '@holdout/client';
import { type Key, newKey } from '@holdout/protocol';

/** Address of the server that this page came from, without a slash at its end. */
export const serverAddress = window.location.origin;

/** The server that this page came from. */
export const server = new Api(serverAddress);

export const freshKey = (): Key => newKey((bytes) => crypto.getRandomValues(bytes));

/** The link by which somebody comes to a table. The key stands behind the number sign: it is never sent with a request. */
export const linkTo = (kind: 'g' | 'w' | 'table' | 'r', code: string, key: Key): string =>
  `${shareAddress()}/${kind}/${code}#t=${key}`;

/** What the server says of how others reach it. */
let told: string | null = null;

/** This machine is called localhost by itself only: others need its address in the network. */
const shareAddress = (): string =>
  told !== null && ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)
    ? told
    : serverAddress;

/** Asks the server how others reach it, once. */
export async function learnAddress(): Promise<void> {
  try {
    told ??= (await server.server()).address?.replace(/\/$/, '') ?? null;
  } catch {
    // Without an answer the address of this page has to do.
  }
}

/** What stands behind the number sign of this page's address. */
export function hashWords(): URLSearchParams {
  return new URLSearchParams(window.location.hash.replace(/^#/, ''));
}

/** A key must not stay in the address bar, where it is photographed and bookmarked. */
export function forgetHash(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

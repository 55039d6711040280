import { Api } from '@holdout/client';
import type { InputError } from '@holdout/kernel';
import { type Key, newKey } from '@holdout/protocol';
import type { Fault } from '../app/result.ts';

/** Address of the server that this page came from, without a slash at its end. */
export const serverAddress = window.location.origin;

/** The server that this page came from. */
export const server = new Api(serverAddress);

export const freshKey = (): Key => newKey((bytes) => crypto.getRandomValues(bytes));

/** The link by which somebody comes to a table. The key stands behind the number sign: it is never sent with a request. */
export const linkTo = (kind: 'g' | 'w' | 'table' | 'r', code: string, key: Key): string =>
  `${serverAddress}/${kind}/${code}#t=${key}`;

/** What stands behind the number sign of this page's address. */
export function hashWords(): URLSearchParams {
  return new URLSearchParams(window.location.hash.replace(/^#/, ''));
}

/** A key must not stay in the address bar, where it is photographed and bookmarked. */
export function forgetHash(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** What went wrong, as the catalogues have sentences for it. */
export const faultOf = ({ code, path, args }: InputError): Fault => ({ code, path, args });

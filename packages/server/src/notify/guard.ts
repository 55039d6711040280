import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address of the internet, `family` 4 or 6. */
export interface Address {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name. It fails if there is none. */
export type Lookup = (name: string) => Promise<readonly Address[]>;

/** Why nothing is sent there. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Looks public, but belongs to the cloud a server may run in: the wire server of Azure. */
const OF_THE_CLOUD = ['168.63.129.16'];

/**
 * Whether an address is one of the public internet. All others could lead into the network of the server: loopback,
 * private, link-local (with the metadata of clouds), carrier-grade NAT, multicast, reserved, and every way to write an
 * IPv4 address within an IPv6 one.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (ip.range() !== 'unicast' || OF_THE_CLOUD.includes(ip.toString())) return false;
  return ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_IPV6);
}

export interface GuardRules {
  /** Addresses that are not public are reached as well, as in a home network. */
  readonly allowPrivate: boolean;
  readonly lookup: Lookup;
}

export const lookupBySystem: Lookup = (name) => systemLookup(name, { all: true });

/**
 * The addresses of a host, looked up once: whoever connects has to use exactly these, as a name may lead elsewhere the
 * next time.
 *
 * @param hostname of a URL: a name, an IPv4 address, or an IPv6 address in brackets.
 * @throws Refused if one of them is not public and `allowPrivate` is not set.
 * @throws Error of the lookup.
 */
export async function addressesOf(hostname: string, rules: GuardRules): Promise<readonly Address[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await rules.lookup(host);
  if (addresses.length === 0) throw new Refused('the name has no address');
  if (!rules.allowPrivate && !addresses.every(({ address }) => isPublic(address))) {
    throw new Refused('the address is not public');
  }
  return addresses;
}

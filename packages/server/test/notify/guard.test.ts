import { describe, expect, test } from 'vitest';
import { addressesOf, isPublic, lookupBySystem, Refused } from '../../src/notify/guard.ts';

const INTERNAL = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'nowhere',
  '',
];
const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
];

const nobody = () => Promise.reject(new Error('nothing is looked up'));
const strict = { allowPrivate: false, lookup: nobody };

describe('addresses', () => {
  test.each(INTERNAL)('“%s” is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(PUBLIC)('%s is public', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test.each([
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://①②⑦.⓪.⓪.①/',
  ])('%s is seen through', async (url) => {
    await expect(addressesOf(new URL(url).hostname, strict)).rejects.toThrow(Refused);
  });

  test('given as such, are not looked up', async () => {
    expect(await addressesOf('8.8.8.8', strict)).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await addressesOf('[2606:4700::1]', strict)).toEqual([{ address: '2606:4700::1', family: 6 }]);
    const home = { ...strict, allowPrivate: true };
    expect(await addressesOf('192.168.0.7', home)).toEqual([{ address: '192.168.0.7', family: 4 }]);
  });
});

describe('names', () => {
  const leadingTo = (...addresses: string[]) => ({
    allowPrivate: false,
    lookup: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });

  test('of this machine are refused', async () => {
    const rules = { allowPrivate: false, lookup: lookupBySystem };
    await expect(addressesOf('localhost', rules)).rejects.toThrow(Refused);
  });

  test.each(INTERNAL)('leading to “%s” are refused, also beside a public address', async (address) => {
    await expect(addressesOf('a.example', leadingTo(address))).rejects.toThrow(Refused);
    await expect(addressesOf('a.example', leadingTo('8.8.8.8', address))).rejects.toThrow(Refused);
  });

  test('leading nowhere are refused', async () => {
    await expect(addressesOf('a.example', leadingTo())).rejects.toThrow(Refused);
  });

  test('leading to public addresses are taken with all of them', async () => {
    expect(await addressesOf('a.example', leadingTo(...PUBLIC))).toHaveLength(PUBLIC.length);
  });
});

import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Where requests to an address that a person typed may go. `public`: the open internet over https alone. `private`: also
 * this machine and the network around it, over http too. `configured`: whoever runs the product chose it.
 */
export type AddressReach = 'public' | 'private' | 'configured';

const nearby = blocked(
  ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'],
  ['::1/128', 'fc00::/7'],
);
/** Never: cloud machines tell their own credentials on link-local addresses; the rest leads back inside in disguise. */
const nowhere = blocked(
  ['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '198.18.0.0/15', '224.0.0.0/3'],
  ['2001::/32', '2001:db8::/32', '2002::/16'],
);
/** All that was ever given out of the sixth version; what is written otherwise is an old or odd way inside. */
const givenOut = blocked([], ['2000::/3']);

function blocked(four: string[], six: string[]): BlockList {
  const list = new BlockList();
  for (const range of [...four, ...six]) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

type Place = 'public' | 'nearby' | 'nowhere';

export function placeOf(address: string): Place {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (nowhere.check(address, family)) return 'nowhere';
  if (nearby.check(address, family)) return 'nearby';
  return family === 'ipv4' || givenOut.check(address, family) ? 'public' : 'nowhere';
}

function mayGo(place: Place, protocol: string, reach: AddressReach): boolean {
  if (reach === 'configured') return true;
  if (place === 'nearby') return reach === 'private';
  return place === 'public' && protocol === 'https:';
}

/** Whether an address can be asked at all, as far as its text tells; a name is judged again by what it resolves to. */
export function isAddressAllowed(text: string, reach: AddressReach): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return mayGo(placeOf(host), url.protocol, reach);
  return reach !== 'public' || url.protocol === 'https:';
}

/** Resolves a name and refuses where it must not lead, at the very connection: a name that changes gains nothing. */
export function guardedLookup(protocol: string, reach: AddressReach): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const allowed = addresses.filter(({ address }) => mayGo(placeOf(address), protocol, reach));
      const [first] = allowed;
      if (!first) return done(new Error('the address is not allowed'), '', 0);
      if (options.all) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };
}

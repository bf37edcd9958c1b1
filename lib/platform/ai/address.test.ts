import { lookup } from 'node:dns/promises';
import { describe, expect, it } from 'vitest';
import { guardedLookup, isAddressAllowed, placeOf } from './address';

describe('an address that a school typed', () => {
  it.each([
    ['https://api.openai.com/v1', true, true],
    ['https://model.school.example:8443/v1', true, true],
    ['http://api.openai.com/v1', false, true],
    ['http://8.8.8.8/v1', false, false],
    ['http://127.0.0.1:11434/v1', false, true],
    ['http://[::1]:11434/v1', false, true],
    ['https://192.168.0.10/v1', false, true],
    ['http://2130706433/v1', false, true],
    ['http://[::ffff:10.0.0.1]/v1', false, true],
    ['http://169.254.169.254/latest', false, false],
    ['https://169.254.169.254/latest', false, false],
    ['https://[::ffff:169.254.169.254]/', false, false],
    ['https://[64:ff9b::a9fe:a9fe]/', false, false],
    ['https://[64:ff9b:1::7f00:1]/', false, false],
    ['https://[2001:0:1::1]/', false, false],
    ['https://[::127.0.0.1]/', false, false],
    ['https://[::ffff:0:127.0.0.1]/', false, false],
    ['https://[fec0::1]/', false, false],
    ['https://[2606:4700::6810:84e5]/v1', true, true],
    ['https://[fd00::1]/v1', false, true],
    ['http://0.0.0.0/v1', false, false],
    ['https://user:password@api.openai.com/v1', false, false],
    ['https://api.openai.com/v1?key=1', false, false],
    ['file:///etc/passwd', false, false],
    ['api.openai.com', false, false],
  ])('%s: on the open internet %s, where private ones are allowed %s', (text, open, near) => {
    expect([isAddressAllowed(text, 'public'), isAddressAllowed(text, 'private')]).toEqual([open, near]);
  });

  it('is judged by where its name leads at the connection', async () => {
    const { address } = await lookup('localhost');
    expect(placeOf(address)).toBe('nearby');
    const resolve = (protocol: string, reach: 'public' | 'private') =>
      new Promise((done) => {
        guardedLookup(protocol, reach)('localhost', {}, (error, found) => done(error ? 'refused' : found));
      });
    expect(await resolve('https:', 'public')).toBe('refused');
    expect(await resolve('http:', 'private')).toBe(address);
  });
});

import { describe, expect, it } from 'vitest';
import { readConfigured } from './env';

const secret = 'x'.repeat(32);

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfigured({})).toEqual({});
  });

  it('takes an empty value for an absent one', () => {
    expect(readConfigured({ PORT: '', DATABASE_URL: '' })).toEqual({});
  });

  it('tells every problem at once, in words', () => {
    const read = () => readConfigured({ PORT: 'http', LOG_LEVEL: 'loud', PUBLIC_URL: 'school.example' });
    expect(read).toThrow(
      /PORT must be a whole number from 1 to 65535 \(it is "http"\)[\s\S]*PUBLIC_URL must[\s\S]*LOG_LEVEL must/,
    );
  });

  it('never prints a secret', () => {
    expect(() => readConfigured({ AUTH_SECRET: 'short' })).toThrow(/^(?!.*"short")[\s\S]*32 characters/);
  });

  it('wants a provider whole, or not at all', () => {
    expect(() => readConfigured({ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us' })).toThrow(
      /OIDC_CLIENT_SECRET is required with OIDC_ISSUER/,
    );
    expect(() => readConfigured({ OIDC_ISSUER: 'http://id.example' })).toThrow(/must begin with https/);
    const whole = { OIDC_ISSUER: 'http://127.0.0.1:9000', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 'secret' };
    expect(readConfigured(whole)).toEqual(whole);
  });

  it('asks for the secret and the address with a database of its own', () => {
    const url = 'postgresql://school:p@db.example/school';
    expect(() => readConfigured({ DATABASE_URL: url })).toThrow(/AUTH_SECRET is required[\s\S]*PUBLIC_URL is required/);
    const given = { DATABASE_URL: url, AUTH_SECRET: secret, PUBLIC_URL: 'https://school.example' };
    expect(readConfigured(given)).toEqual(given);
  });
});

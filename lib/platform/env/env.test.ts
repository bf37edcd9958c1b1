import { describe, expect, it } from 'vitest';
import { readConfigured, readForStart } from './env';

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

  it('never prints a key of the assistant, and takes the old master key beside the new one alone', () => {
    expect(() => readConfigured({ AI_MASTER_KEY: 'short-one', AI_MASTER_KEY_OLD: 'short-two' })).toThrow(
      /^(?!.*short-)[\s\S]*AI_MASTER_KEY must[\s\S]*AI_MASTER_KEY_OLD must/,
    );
    expect(() => readConfigured({ AI_MASTER_KEY_OLD: secret })).toThrow(
      /AI_MASTER_KEY is required with AI_MASTER_KEY_OLD/,
    );
    expect(() => readConfigured({ AI_BASE_URL: 'ftp://models' })).toThrow(/AI_BASE_URL must be an address like/);
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

  it('asks for a mail server when a school of its own starts, in one line, and not of the demo', () => {
    const given = {
      DATABASE_URL: 'postgresql://school:p@db.example/school',
      AUTH_SECRET: secret,
      PUBLIC_URL: 'https://school.example',
    };
    expect(() => readForStart(given)).toThrow(
      /^The environment has mistakes:\n {2}- SMTP_URL is required with [^\n]*$/,
    );
    const SMTP_URL = 'smtp://mail.example';
    expect(readForStart({ ...given, SMTP_URL })).toEqual({ ...given, SMTP_URL });
    expect(readForStart({})).toEqual({});
  });

  it('takes senders that are one address, with a name or without', () => {
    for (const MAIL_FROM of ['a@b.example', 'Escola São José <a.b+c@b.example>']) {
      expect(readConfigured({ MAIL_FROM })).toEqual({ MAIL_FROM });
    }
    for (const MAIL_FROM of ['a', 'A <a@b.example', 'a@b.example\r\nBcc: c@d.example', 'A, B <a@b>, <c@d>']) {
      expect(() => readConfigured({ MAIL_FROM })).toThrow(/MAIL_FROM must be like/);
    }
  });

  it('never prints the password of the mail server', () => {
    expect(() => readConfigured({ SMTP_URL: 'http://user:hidden@mail.example' })).toThrow(
      /^(?!.*hidden)[\s\S]*SMTP_URL must/,
    );
  });

  it('asks for all of S3 with any of it', () => {
    expect(() => readConfigured({ S3_ENDPOINT: 'https://s3.example', S3_SECRET_ACCESS_KEY: 'x' })).toThrow(
      /S3_BUCKET is required with S3_SECRET_ACCESS_KEY[\s\S]*S3_REGION is required[\s\S]*S3_ACCESS_KEY_ID is required/,
    );
    const given = { S3_BUCKET: 'b', S3_REGION: 'sa-east-1', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfigured(given)).toEqual(given);
  });
});

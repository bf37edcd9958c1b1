import * as z from 'zod';
import { address, database, issuer, longSecret, mailbox, wholeNumber } from './setting-shapes';

/** A value that is set but empty is not set: that is how compose files and panels leave things out. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

type About = {
  /** What the value is and what breaks without it: the line of .env.example. */
  about: string;
  example: string;
};

function setting<T extends z.ZodType>(schema: T, about: About) {
  return Object.assign(optional(schema), { about });
}

function room(name: string, what: string, without: number) {
  const example = String(without);
  return setting(wholeNumber(name, 1, 100_000_000), { about: `${what}, in MB. Without it: ${example}.`, example });
}

/** All configuration there is. An absent value takes the default that its line tells. */
export const settings = {
  NODE_ENV: setting(z.enum(['production', 'development', 'test'], 'NODE_ENV must be production, development or test'), {
    about: 'Set by the commands themselves; leave it out.',
    example: 'production',
  }),
  PORT: setting(wholeNumber('PORT', 1, 65_535), {
    about: 'Where the server listens. Without it: 3000.',
    example: '3000',
  }),
  HOST: setting(z.string(), {
    about:
      'The interface the server listens on. Without it: this machine only for the demo, whose passwords are public; every interface with DATABASE_URL.',
    example: '0.0.0.0',
  }),
  PUBLIC_URL: setting(address, {
    about:
      'The address that people type. Forms sent from any other are refused, links in mails point to it. Without it: http://localhost:PORT; required with DATABASE_URL.',
    example: 'https://school.example',
  }),
  DATABASE_URL: setting(database, {
    about: 'A PostgreSQL 15 or newer. Without it: an embedded one with the demo school, in DATA_DIR.',
    example: 'postgresql://school:password@127.0.0.1:5432/school',
  }),
  DATABASE_POOL_MAX: setting(wholeNumber('DATABASE_POOL_MAX', 1, 500), {
    about: 'Connections that one instance holds at most. Without it: 10.',
    example: '10',
  }),
  PROXIES: setting(wholeNumber('PROXIES', 0, 10), {
    about:
      'Proxies of yours in front, each of which adds to X-Forwarded-For. Without it: 0; then all visitors behind one seem to be one.',
    example: '1',
  }),
  DATA_DIR: setting(z.string(), {
    about:
      'Embedded database, generated secrets and uploaded files. Without it: .data; npm run db:backup copies what must not be lost.',
    example: '.data',
  }),
  S3_BUCKET: setting(z.string(), {
    about: 'The S3 bucket that keeps uploaded files, for several instances. Without it: the folder files in DATA_DIR.',
    example: 'school-files',
  }),
  S3_REGION: setting(z.string(), { about: 'The region of S3_BUCKET; required with it.', example: 'sa-east-1' }),
  S3_ENDPOINT: setting(
    z.url({ protocol: /^https?$/, error: 'S3_ENDPOINT must be an address like https://s3.example' }),
    { about: 'The S3 server that holds S3_BUCKET. Without it: Amazon.', example: 'https://s3.example' },
  ),
  S3_ACCESS_KEY_ID: setting(z.string(), {
    about: 'Who asks for S3_BUCKET; required with it. It needs to list, read, write and delete.',
    example: 'the-id-of-a-key',
  }),
  S3_SECRET_ACCESS_KEY: setting(z.string(), {
    about: 'The secret of S3_ACCESS_KEY_ID; required with it.',
    example: 'the-secret-of-that-key',
  }),
  STUDENT_FILES_MB: room('STUDENT_FILES_MB', 'What one student may keep here, uploads on their way included', 200),
  STAFF_FILES_MB: room('STAFF_FILES_MB', 'What anybody else may keep', 2000),
  SCHOOL_FILES_MB: room('SCHOOL_FILES_MB', 'What all people of one school may keep, within what the disk has', 20_000),
  AUTH_SECRET: setting(z.string().min(32, 'AUTH_SECRET must have 32 characters or more: openssl rand -base64 32'), {
    about:
      'Signs the session cookies; changing it signs everybody out. Without it: generated into DATA_DIR; required with DATABASE_URL, alike on every instance.',
    example: 'give-me-the-output-of-openssl-rand-base64-32',
  }),
  DEMO: setting(z.enum(['0', '1'], 'DEMO must be 0 or 1'), {
    about: 'Shows the demo banner and its public logins. Set by the start of the embedded demo; leave it out.',
    example: '0',
  }),
  JOBS: setting(z.enum(['here', 'apart'], 'JOBS must be here or apart'), {
    about:
      'Whether this instance also does the work that nobody waits for. Without it: here; apart needs npm run worker.',
    example: 'apart',
  }),
  SMTP_URL: setting(
    z.url({
      protocol: /^smtps?$/,
      error: 'SMTP_URL must be like smtp://user:password@mail.example:587 or smtps://user:password@mail.example',
    }),
    {
      about:
        'The server that mails are handed to; smtps is TLS from the first byte, smtp with a password asks for STARTTLS. A query sets more: ?tls.rejectUnauthorized=false&socketTimeout=60000. Without it: mails are only kept, for the administrator to read; required with DATABASE_URL.',
      example: 'smtp://user:password@mail.example:587',
    },
  ),
  MAIL_FROM: setting(mailbox('MAIL_FROM'), {
    about: 'Who mails come from. Without it: no-reply@ and the host of PUBLIC_URL.',
    example: 'School Computing <no-reply@school.example>',
  }),
  MAIL_REPLY_TO: setting(mailbox('MAIL_REPLY_TO'), {
    about: 'Who receives the answers to mails. Without it: the sender.',
    example: 'Office <office@school.example>',
  }),
  MAIL_GROUP_DOMAIN: setting(
    z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'MAIL_GROUP_DOMAIN must be like school.example'),
    {
      about:
        'The mail domain that group addresses of facilitators lie in. Without it: the domain of MAIL_FROM, else the host of PUBLIC_URL.',
      example: 'school.example',
    },
  ),
  OPEN_PAGES: setting(z.enum(['quick', 'plain'], 'OPEN_PAGES must be quick or plain'), {
    about:
      'How pages that anyone may open go out. Without it: quick, packed once with their styles inside and their scripts late; plain sends them as Next makes them, to find out whether a fault is in that.',
    example: 'plain',
  }),
  LOG_LEVEL: setting(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
    ),
    { about: 'The least that is written to the log. Without it: info.', example: 'info' },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z.url({ protocol: /^https?$/, error: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318' }),
    {
      about: 'The OpenTelemetry collector that receives traces over HTTP. Without it: none are made.',
      example: 'http://collector.example:4318',
    },
  ),
  OIDC_ISSUER: setting(issuer, {
    about: 'The OpenID Connect provider of the sign-in screens. Without it: no such button; it needs the two below.',
    example: 'https://accounts.plurall.example',
  }),
  OIDC_CLIENT_ID: setting(z.string(), {
    about: 'What the provider calls us. It must know PUBLIC_URL/api/sso/oidc/callback as our address.',
    example: 'school-computing',
  }),
  OIDC_CLIENT_SECRET: setting(z.string(), {
    about: 'What we prove ourselves to the provider with.',
    example: 'the-secret-that-the-provider-gave',
  }),
  OIDC_LABEL: setting(z.string().max(40, 'OIDC_LABEL must have at most 40 characters'), {
    about: 'The name of the provider on its button and in messages. Without it: Plurall.',
    example: 'Plurall',
  }),
  OIDC_LOGO_URL: setting(z.url({ protocol: /^https?$/, error: 'OIDC_LOGO_URL must be an address of an image' }), {
    about: 'The picture on the button, fetched by the server, never by visitors. Without it: the name alone.',
    example: 'https://accounts.plurall.example/logo.svg',
  }),
  GOOGLE_CLIENT_ID: setting(z.string(), {
    about: 'Signing in with Google. Without it: no such button. Google must know PUBLIC_URL/api/sso/google/callback.',
    example: '1234.apps.googleusercontent.com',
  }),
  GOOGLE_CLIENT_SECRET: setting(z.string(), {
    about: 'What we prove ourselves to Google with.',
    example: 'the-secret-that-google-gave',
  }),
  DIAGNOSTICS_LOGINS: setting(z.string(), {
    about:
      'Logins, separated by commas, that find the diagnostics panel open; others but pupils open it by Ctrl+Shift+Z. Without it: nobody.',
    example: 'support.one,support.two',
  }),
  PRODUCTION_HOST: setting(
    z.string().regex(/^[a-z0-9.-]+(:\d+)?$/, 'PRODUCTION_HOST must be a host like school.example'),
    {
      about:
        'The host of PUBLIC_URL on which visits and direct sign-ins are counted. Without it: nothing is counted, as on a copy for trying things.',
      example: 'school.example',
    },
  ),
  SUPPORT_EMAIL: setting(z.email('SUPPORT_EMAIL must be an e-mail address'), {
    about: 'Whom the error screen tells people to write to. Without it: it sends them to their school.',
    example: 'support@school.example',
  }),
  AI_BASE_URL: setting(
    z.url({ protocol: /^https?$/, error: 'AI_BASE_URL must be an address like https://api.openai.com/v1' }),
    {
      about:
        "The server of the study assistant's model, OpenAI's or any that speaks as it does. Without it: https://api.openai.com/v1.",
      example: 'https://api.openai.com/v1',
    },
  ),
  AI_API_KEY: setting(z.string(), {
    about:
      'The key for AI_BASE_URL. Without it: schools without a key of their own are answered by the built-in guide, from the material alone.',
    example: 'the-key-that-the-vendor-gave',
  }),
  AI_MODEL: setting(z.string().max(200, 'AI_MODEL must have at most 200 characters'), {
    about: 'The model that is asked. Without it: gpt-4.1-mini.',
    example: 'gpt-4.1-mini',
  }),
  AI_SEES_IMAGES: setting(z.enum(['yes', 'no'], 'AI_SEES_IMAGES must be yes or no'), {
    about: 'Whether AI_MODEL understands pictures. Without it: yes.',
    example: 'yes',
  }),
  AI_PRIVATE_ADDRESSES: setting(z.enum(['yes', 'no'], 'AI_PRIVATE_ADDRESSES must be yes or no'), {
    about:
      "Whether a school may name a model's server on this machine or in the network around it, over http too. Without it: no; then only https to the open internet.",
    example: 'no',
  }),
  AI_MASTER_KEY: setting(longSecret('AI_MASTER_KEY'), {
    about:
      'Encrypts the keys that schools give; losing it loses them. Without it: generated into DATA_DIR; with DATABASE_URL no school can save a key then. Alike on every instance.',
    example: 'give-me-another-output-of-openssl-rand-base64-32',
  }),
  AI_MASTER_KEY_OLD: setting(longSecret('AI_MASTER_KEY_OLD'), {
    about:
      'The AI_MASTER_KEY before, while it is being changed: the keys under it are read, and encrypted anew within fifteen minutes.',
    example: 'what-AI_MASTER_KEY-was-before',
  }),
  TEST_CLASS_PASSWORD: setting(z.string().min(8, 'TEST_CLASS_PASSWORD must have 8 characters or more'), {
    about:
      'What the twelve invented pupils of a test class sign in with. Without it: one is made for each class and shown once.',
    example: 'a-password-of-your-own1',
  }),
  METRICS_TOKEN: setting(z.string().min(16, 'METRICS_TOKEN must have 16 characters or more'), {
    about: 'The bearer that may read /api/metrics. Without it: nobody may.',
    example: 'a-token-of-your-monitoring',
  }),
} as const;

export type SettingName = keyof typeof settings;

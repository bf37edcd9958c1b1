import * as z from 'zod';
import { type SettingName, settings } from './settings';
import { StartFailure } from './start-failure';

const schema = z.object(settings);

export type Configured = z.infer<typeof schema>;

/** What every running instance has: start fills in the embedded database, the generated secret and the address. */
export type Env = ReturnType<typeof withDefaults>;

let held: Env | undefined;

/** The configuration, checked when first asked for: the build reads none. */
export function env(): Env {
  held ??= withDefaults(readConfigured(process.env));
  return held;
}

type Source = Readonly<Record<string, string | undefined>>;

const neededToRun = ['AUTH_SECRET', 'PUBLIC_URL'] as const satisfies SettingName[];
/** A school of its own mails its people; the demo has nobody to write to. */
const neededToStart = [...neededToRun, 'SMTP_URL'] as const satisfies SettingName[];

/** What whoever starts the product has set, before the start adds to it. */
export function readForStart(source: Source): Configured {
  return readConfigured(source, neededToStart);
}

const s3 = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const satisfies SettingName[];
const oidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const satisfies SettingName[];
const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const satisfies SettingName[];

/** Every problem at once, each in words with its mend. */
export function readConfigured(source: Source, needed: readonly SettingName[] = neededToRun): Configured {
  const parsed = schema.safeParse(source);
  const problems =
    parsed.error?.issues.map(({ path, message }) => `${message} (it is ${shown(path[0], source)})`) ?? [];
  /** What makes sense only together: one of `by` asks for all of `needs`. */
  const together: readonly { needs: readonly SettingName[]; by: readonly SettingName[] }[] = [
    { needs: needed, by: ['DATABASE_URL'] },
    { needs: s3, by: [...s3, 'S3_ENDPOINT'] },
    // Half a provider would show a button that fails.
    { needs: oidc, by: oidc },
    { needs: google, by: google },
    { needs: ['AI_MASTER_KEY'], by: ['AI_MASTER_KEY_OLD'] },
  ];
  for (const { needs, by } of together) {
    const asking = by.find((name) => source[name]);
    const missing = asking ? needs.filter((name) => !source[name]) : [];
    for (const name of missing) problems.push(`${name} is required with ${asking}. ${settings[name].about.about}`);
  }
  if (!parsed.success || problems.length > 0) {
    throw new StartFailure(
      ['The environment has mistakes:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    );
  }
  return parsed.data;
}

const secrets: readonly unknown[] = [
  'AUTH_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'AI_API_KEY',
  'AI_MASTER_KEY',
  'AI_MASTER_KEY_OLD',
] satisfies SettingName[];

function shown(name: unknown, source: Source): string {
  return secrets.includes(name) ? 'not shown here' : JSON.stringify(source[String(name)]);
}

function withDefaults(given: Configured) {
  const { DATABASE_URL, AUTH_SECRET, PORT = 3000 } = given;
  if (!(DATABASE_URL && AUTH_SECRET))
    throw new StartFailure('No database is running: start the product with npm start.');
  return {
    ...given,
    DATABASE_URL,
    AUTH_SECRET,
    PORT,
    DATABASE_POOL_MAX: given.DATABASE_POOL_MAX ?? 10,
    PROXIES: given.PROXIES ?? 0,
    DATA_DIR: given.DATA_DIR ?? '.data',
    STUDENT_FILES_MB: given.STUDENT_FILES_MB ?? 200,
    STAFF_FILES_MB: given.STAFF_FILES_MB ?? 2000,
    SCHOOL_FILES_MB: given.SCHOOL_FILES_MB ?? 20_000,
    DEMO: given.DEMO === '1',
    JOBS: given.JOBS ?? ('here' as const),
    DIAGNOSTICS_LOGINS: (given.DIAGNOSTICS_LOGINS ?? '').split(',').flatMap((login) => login.trim() || []),
    OIDC_LABEL: given.OIDC_LABEL ?? 'Plurall',
    AI_BASE_URL: given.AI_BASE_URL ?? 'https://api.openai.com/v1',
    AI_MODEL: given.AI_MODEL ?? 'gpt-4.1-mini',
    AI_SEES_IMAGES: given.AI_SEES_IMAGES !== 'no',
    AI_PRIVATE_ADDRESSES: given.AI_PRIVATE_ADDRESSES === 'yes',
    LOG_LEVEL: given.LOG_LEVEL ?? ('info' as const),
  };
}

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

/** Every problem at once, each in words with its mend. */
export function readConfigured(source: Readonly<Record<string, string | undefined>>): Configured {
  const parsed = schema.safeParse(source);
  const problems =
    parsed.error?.issues.map(({ path, message }) => `${message} (it is ${shown(path[0], source)})`) ?? [];
  const missing = source.DATABASE_URL ? (['AUTH_SECRET', 'PUBLIC_URL'] as const).filter((name) => !source[name]) : [];
  for (const name of missing) problems.push(`${name} is required with DATABASE_URL. ${settings[name].about.about}`);
  if (!parsed.success || problems.length > 0) {
    throw new StartFailure(
      ['The environment has mistakes:', ...problems.map((problem) => `  - ${problem}`)].join('\n'),
    );
  }
  return parsed.data;
}

const secrets: readonly unknown[] = ['AUTH_SECRET', 'METRICS_TOKEN', 'DATABASE_URL'] satisfies SettingName[];

function shown(name: unknown, source: Readonly<Record<string, string | undefined>>): string {
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
    DATA_DIR: given.DATA_DIR ?? '.data',
    DEMO: given.DEMO === '1',
    JOBS: given.JOBS ?? ('here' as const),
    PROVIDER_NAME: given.PROVIDER_NAME ?? 'Plurall',
    LOG_LEVEL: given.LOG_LEVEL ?? ('info' as const),
  };
}

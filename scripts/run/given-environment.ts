import { existsSync } from 'node:fs';
import { type Configured, readConfigured } from '@/lib/platform/env/env';

/** What the environment and the file .env say, checked. Read it before anything is put where env() finds it. */
export function givenEnvironment(): Configured {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfigured(process.env);
}

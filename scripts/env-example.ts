import { writeFileSync } from 'node:fs';
import { envExample } from '@/lib/platform/env/env-example';

/** `npm run env:example`: writes .env.example anew from the schema of the configuration. */
writeFileSync('.env.example', envExample());

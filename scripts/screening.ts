import { writeFileSync } from 'node:fs';
import { crossed } from './screening/cross';
import { writtenWeights } from './screening/weights';

/** `npm run screening`: learns from tests/screening/learn what tells of danger, and writes what care reads; with `--cross`, says what is heard of sentences that were not learned from. */
if (process.argv.includes('--cross')) for (const line of crossed()) console.log(line);
else writeFileSync('lib/care/rules/hearing-weights.json', `${JSON.stringify(writtenWeights(), null, 2)}\n`);

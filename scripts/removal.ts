import { writeFileSync } from 'node:fs';
import { crossed } from './removal/cross';
import { weightsFile, writtenWeights } from './removal/weights';

/** `npm run removal`: learns from tests/privacy/learn what tells of somebody, and writes what privacy weighs by; with `--cross`, says what is taken out of sentences that were not learned from. */
if (process.argv.includes('--cross')) for (const line of crossed()) console.log(line);
else writeFileSync(weightsFile, writtenWeights());

import { readFileSync, writeFileSync } from 'node:fs';
import { type Lock, missingPackages } from './lock/foreign-packages';

/** `npm run lock:complete`, after `npm install <package>`: names the packages of other systems in the lock file. */
const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const missing = missingPackages(lock);
const packages = { ...lock.packages, ...missing };
const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
process.stdout.write(`${Object.keys(missing).length} added\n`);

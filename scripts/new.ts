import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { additions } from './new/additions';
import { domains } from './new/domains';
import { namesOf } from './new/names';
import { newFiles } from './new/templates';
import { runCommand } from './terminal/run-command';
import { runProgram } from './terminal/run-program';

/** `npm run new -- command <domain> <verb-noun>`: the command with its door, its tests and its place in the tables. */
await runCommand(async () => {
  const written = planned(process.argv.slice(2));
  for (const [path, text] of written) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  await runProgram('biome', ['check', '--write', ...written.keys()]);
  await runProgram('tsx', ['scripts/openapi.ts']);
  process.stdout.write(`${[...written.keys()].join('\n')}\n`);
  process.stdout.write(
    'Say in the command what it does to the row, and in abilities.ts of the domain which tipo may.\n',
  );
});

/** Everything is worked out before anything is written: a refusal leaves the tree as it was. */
function planned([kind, domain = '', verbNoun = '']: string[]): Map<string, string> {
  if (kind !== 'command') throw new StartFailure('Say: npm run new -- command <domain> <verb-noun>');
  if (!/^[a-z]+(-[a-z]+)+$/.test(verbNoun)) {
    throw new StartFailure(`"${verbNoun}" is no verb-noun in small letters, such as close-unit.`);
  }
  const known = domains[domain];
  if (!known) throw new StartFailure(`The generator does not know "${domain}": describe it in scripts/new/domains.ts.`);
  const names = namesOf(domain, verbNoun, known);
  const files = new Map<string, string>();
  for (const [path, text] of Object.entries(newFiles(names))) {
    if (existsSync(path)) throw new StartFailure(`${path} exists already: nothing was written.`);
    files.set(path, text);
  }
  for (const [path, change] of Object.entries(additions(names))) {
    if (!existsSync(path)) throw new StartFailure(`${path} is missing: write it first. Nothing was written.`);
    files.set(path, change(readFileSync(path, 'utf8')));
  }
  return files;
}

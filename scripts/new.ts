import { StartFailure } from '@/lib/platform/env/start-failure';
import { newCommand } from './new/command';
import { Draft } from './new/draft';
import { runCommand } from './terminal/run-command';
import { runProgram } from './terminal/run-program';

const kinds = { command: newCommand } as const;
const usage = `Say one of:
  npm run new -- command <domain> <verb-noun>`;

/** `npm run new`: every file that one more domain, screen or command needs, as the others are written. */
await runCommand(async () => {
  const [kind = '', ...names] = process.argv.slice(2);
  if (!Object.hasOwn(kinds, kind)) throw new StartFailure(usage);
  const draft = new Draft();
  const next = kinds[kind as keyof typeof kinds](draft, names);
  draft.write();
  await runProgram('biome', ['check', '--write', '--linter-enabled=false', ...draft.paths]);
  process.stdout.write(`${draft.paths.join('\n')}\n${next}\n`);
});

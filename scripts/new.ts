import { StartFailure } from '@/lib/platform/env/start-failure';
import { newCommand } from './new/command';
import { newDomain } from './new/domain';
import { Draft } from './new/draft';
import { newScreen } from './new/screen';
import { runCommand } from './terminal/run-command';
import { runProgram } from './terminal/run-program';

const kinds = { domain: newDomain, command: newCommand, screen: newScreen } as const;
const usage = `Say one of:
  npm run new -- domain <domain> [<noun> [catalogue]]          such as loans loan
  npm run new -- command <domain> <verb-noun>                 such as loans return-loan
  npm run new -- screen <domain> <area> <noun> [Aviso/Avisos]  such as loans school loan`;

/** `npm run new`: every file that one more domain, command or screen needs, as the others are written. */
await runCommand(async () => {
  const [kind = '', ...names] = process.argv.slice(2);
  if (!Object.hasOwn(kinds, kind)) throw new StartFailure(usage);
  const draft = new Draft();
  const next = kinds[kind as keyof typeof kinds](draft, names);
  draft.write();
  const formatted = draft.paths.filter((path) => /\.(tsx?|json)$/.test(path));
  await runProgram('biome', ['check', '--write', '--linter-enabled=false', ...formatted]);
  process.stdout.write(`${draft.paths.join('\n')}\n${next}\n`);
});

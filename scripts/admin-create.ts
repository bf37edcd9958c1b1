import { parseArgs } from 'node:util';
import { StartFailure } from '@/lib/platform/env/start-failure';
import { Failure } from '@/lib/platform/errors/failures';
import sentences from '@/messages/en/failures.json';
import fieldSentences from '@/messages/en/fields.json';
import { withDatabase } from './run/with-database';
import { askPassword } from './terminal/ask-password';
import { runCommand } from './terminal/run-command';

/** `npm run admin:create -- --login x [--name y]`: the first administrator of an empty product. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { login: { type: 'string' }, name: { type: 'string' } } });
  const { login = '' } = values;
  if (!login) throw new StartFailure('Say which login: npm run admin:create -- --login ana');
  const password = await askPassword();
  await withDatabase(async () => {
    const { createFirstAdmin } = await import('@/lib/accounts/commands/create-first-admin');
    await createFirstAdmin(null, { login, name: values.name ?? login, password }).catch(explain);
    process.stdout.write(`The administrator "${login}" may sign in.\n`);
  });
});

function explain(error: unknown): never {
  if (!(error instanceof Failure)) throw error;
  const fields = error.fields.map(({ path, code }) => `${path}: ${sentence(fieldSentences, code)}`);
  throw new StartFailure([sentence(sentences, error.code), ...fields].join('\n  '), { cause: error });
}

/** Keys with dots are nested in the messages. */
function sentence(messages: object, code: string): string {
  const found = code
    .split('.')
    .reduce<unknown>((level, key) => (level as Record<string, unknown> | undefined)?.[key], messages);
  return typeof found === 'string' ? found : code;
}

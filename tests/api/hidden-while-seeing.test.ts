import { expect, it } from 'vitest';
import type { RouteHandler } from '@/lib/access/serve';
import { keyOf, servedOperations } from '@/scripts/served-operations';

const served = await servedOperations(process.cwd());

/** Whose code reads files and chats. */
const kept = /^(files|assistant|class-reading|care)\./;

/** What is of a file's or the assistant's domain and shows no file of somebody and no chat: why. */
const shown = new Set([
  // Which courses one may ask about.
  'GET /chatgpt/own_modules (assistant.own-modules)',
  // Whether a lesson has the assistant off.
  'GET /chatgpt/lesson_lock (assistant.lesson-lock)',
  // Whether a school agreed to speech.
  'GET /chatgpt/speech_consent (assistant.speech-consent)',
]);

function isHidden({ callee: { definition } }: RouteHandler): boolean {
  return 'hiddenWhileSeeing' in definition && definition.hiddenWhileSeeing === true;
}

it('hides every file and chat from an administrator who sees as somebody', () => {
  const open = served
    .filter(({ op, handler }) => op.method === 'GET' && kept.test(handler.callee.definition.name))
    .filter(({ handler }) => !isHidden(handler))
    .map((one) => `${keyOf(one)} (${one.handler.callee.definition.name})`);
  expect(open.filter((one) => !shown.has(one))).toEqual([]);
});

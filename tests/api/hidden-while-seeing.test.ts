import { expect, it } from 'vitest';
import type { RouteHandler } from '@/lib/access/serve';
import { keyOf, servedOperations } from '@/scripts/served-operations';

const served = await servedOperations(process.cwd());

/** Whose code reads files and chats. */
const kept = /^(files|assistant|class-reading|care)\./;

/** What is of a file's or the assistant's domain, or a file, and shows no file of somebody and no chat: why. */
const shown = new Set([
  // A face and a logo are seen by administrators as they are.
  'GET /files/account-photos/{name} (accounts.face)',
  'GET /files/school-logos/{name} (schools.logo)',
  // Of a module, for whoever may teach it.
  'GET /Cursos/support/{supportId} (lesson-plans.support-file)',
  // The device is asked, not who is signed in.
  'GET /Users/checkin/photos/{id} (shared-devices.face-photo)',
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
    .filter(({ op }) => op.method === 'GET')
    .filter(({ op, handler }) => op.answer === 'file' || kept.test(handler.callee.definition.name))
    .filter(({ handler }) => !isHidden(handler))
    .map((one) => `${keyOf(one)} (${one.handler.callee.definition.name})`);
  expect(open.filter((one) => !shown.has(one))).toEqual([]);
});

import { Worker } from 'node:worker_threads';

type Work = { password: string; stored?: string };

/**
 * A thread of its own, because only so can hashing yield: on Linux a thread has a priority, and whoever reads a page
 * while a school signs in goes first. Written out, so that it runs alike from sources and from Next's bundles.
 */
const program = `
const { getPriority, setPriority } = require('node:os');
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');
if (process.platform === 'linux' && getPriority() < 10) setPriority(10);
parentPort.on('message', ({ stored, password }) =>
  parentPort.postMessage(stored === undefined ? hashSync(password) : verifySync(stored, password)),
);`;

const idle = new Set<Worker>();

function newThread(): Worker {
  const thread = new Worker(program, { eval: true, execArgv: [] });
  // Whoever waits for it hears of its failure; one that fails at rest is only not asked again.
  thread.on('error', () => undefined);
  thread.once('exit', () => idle.delete(thread));
  return thread;
}

/** The hash of a password, or whether it is the stored one. As many threads as there are callers at once. */
export async function hashing(work: Work): Promise<string | boolean> {
  const [thread = newThread()] = idle;
  idle.delete(thread);
  thread.ref();
  const result = await answerOf(thread, work);
  thread.unref();
  idle.add(thread);
  return result;
}

function answerOf(thread: Worker, work: Work): Promise<string | boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<string | boolean>();
  const ended = () => reject(new Error('A hashing thread ended.'));
  thread.once('message', resolve).once('error', reject).once('exit', ended);
  thread.postMessage(work);
  return promise.finally(() => thread.off('message', resolve).off('error', reject).off('exit', ended));
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Work = { password: string; stored?: string };

/**
 * A thread of its own, because only so can hashing yield: on Linux a thread has a priority, and whoever reads a page
 * while a school signs in goes first. Written out, so that it runs alike from sources and from Next's bundles.
 */
const program = `
const { parentPort } = require('node:worker_threads');
const { hashSync, verifySync } = require('@node-rs/argon2');
if (process.platform === 'linux') require('node:os').setPriority(10);
parentPort.on('message', ({ stored, password }) =>
  parentPort.postMessage(stored === undefined ? hashSync(password) : verifySync(stored, password)),
);`;

const idle: Worker[] = [];

/** The hash of a password, or whether it is the stored one. As many threads as there are callers at once. */
export async function hashing(work: Work): Promise<string | boolean> {
  const thread = idle.pop() ?? new Worker(program, { eval: true, execArgv: [] });
  thread.ref();
  thread.postMessage(work);
  // A thread that failed has ended, and does not come back.
  const [result] = await once(thread, 'message');
  thread.unref();
  idle.push(thread);
  return result;
}

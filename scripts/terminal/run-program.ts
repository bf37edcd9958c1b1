import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { StartFailure } from '@/lib/platform/env/start-failure';

type Options = { env?: Record<string, string>; signal?: AbortSignal };

/** Runs one of our packages' programs in silence; what it wrote is shown only when it fails. */
export async function runProgram(name: string, args: readonly string[], options: Options = {}): Promise<void> {
  const { code, output } = await outputOf(name, args, options);
  if (options.signal?.aborted) throw options.signal.reason;
  if (code !== 0)
    throw new StartFailure(`${output.trimEnd()}\n\`${name} ${args.join(' ')}\` failed: its words are above.`);
}

const patienceMs = 3000;

export function outputOf(
  name: string,
  args: readonly string[],
  { env, signal }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [join('node_modules', '.bin', name), ...args], {
      env: { ...process.env, ...env },
      signal,
    });
    const chunks: Buffer[] = [];
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    program.once('exit', () => {
      // A process that it left behind may hold its output open for ever.
      const late = setTimeout(() => {
        program.stdout.destroy();
        program.stderr.destroy();
      }, patienceMs);
      program.once('close', () => clearTimeout(late));
    });
    program.once('error', (error) => (signal?.aborted ? resolve({ code: 1, output: '' }) : reject(error)));
    program.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

import { stdin, stdout } from 'node:process';
import { text } from 'node:stream/consumers';
import { StartFailure } from '@/lib/platform/env/start-failure';

/** From the terminal twice, without showing it; from a pipe as its first line. */
export async function askPassword(): Promise<string> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  const password = await hidden('Password: ');
  if ((await hidden('Again: ')) !== password) throw new StartFailure('The two were not the same: run it again.');
  return password;
}

const enter = /[\r\n]/;
const erase = /[\b\x7f]/;
const interrupt = '\x03';

function hidden(question: string): Promise<string> {
  stdout.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  return new Promise((resolve) => {
    let typed = '';
    const take = (chunk: string) => {
      for (const key of chunk) {
        if (key === interrupt) process.exit(130);
        if (enter.test(key)) return end();
        typed = erase.test(key) ? typed.slice(0, -1) : typed + key;
      }
    };
    const end = () => {
      stdin.off('data', take).setRawMode(false).pause();
      stdout.write('\n');
      resolve(typed);
    };
    stdin.on('data', take);
  });
}

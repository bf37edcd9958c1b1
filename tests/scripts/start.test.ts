import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, newDataFolder, type Product, startProduct } from './product';

const credentials = JSON.stringify({ username: 'instrutor', password: 'demo1234' });
const json = { 'content-type': 'application/json' };

it('serves the demo to one instance alone, and after its whole group was killed recovers what it had acknowledged', async () => {
  const env = { PORT: await freePort(), DATA_DIR: newDataFolder() };
  const first = startProduct(env);
  await first.ready();
  expect(first.said()).toMatch(/Demo logins \(password demo1234\)[\s\S]*aluno .*\/student/);
  const login = await fetch(`${first.url}/api/Users/login`, { method: 'POST', headers: json, body: credentials });
  const cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';

  const second = startProduct({ ...env, PORT: await freePort() });
  expect(await second.ended()).toBe(1);
  expect(second.said()).toMatch(/^Another instance \(process \d+\) holds the data folder .*: stop that one first/m);

  await first.killGroup();
  const third = startProduct(env);
  await third.ready();
  expect(third.said()).toContain('kept as it is');
  const { status } = await fetch(`${third.url}/api/Cursos`, { headers: { cookie } });
  expect(status).toBe(200);
  // Here, because making a demo anew for it takes longer than all the rest.
  await finishesWhatIsInFlight(third);
});

/** At SIGTERM; then it ends with 0. */
async function finishesWhatIsInFlight(product: Product): Promise<void> {
  const login = request(`${product.url}/api/Users/login`, { method: 'POST', headers: json });
  const answered = once(login, 'response');
  login.write(credentials.slice(0, 10));
  await connected(login);
  product.signal('SIGTERM');
  await saying(product, 'Stopping');
  login.end(credentials.slice(10));

  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  expect(await product.ended()).toBe(0);
}

it('says in one line that the port is taken, before it does anything slow', async () => {
  const port = await freePort();
  const other = createServer().listen(Number(port), '127.0.0.1');
  onTestFinished(() => void other.close());
  const product = startProduct({ PORT: port, DATA_DIR: newDataFolder() });
  expect(await product.ended()).toBe(1);
  expect(product.said().trim()).toMatch(new RegExp(`^Port ${port} is taken: stop what listens there, or .*PORT=.*$`));
});

it('tells every malformed value at once', async () => {
  const product = startProduct({ PORT: 'many', LOG_LEVEL: 'loud', DATA_DIR: newDataFolder() });
  expect(await product.ended()).toBe(1);
  expect(product.said()).toMatch(/PORT must be a whole number.*\n.*LOG_LEVEL must be one of/);
});

it('says in one line that the data folder cannot be written', async () => {
  const product = startProduct({ PORT: await freePort(), DATA_DIR: join(process.cwd(), 'package.json', 'data') });
  expect(await product.ended()).toBe(1);
  expect(product.said().trim()).toMatch(
    /^Cannot write the data folder .*package\.json\/data \(ENOTDIR\): make it writable/,
  );
});

it('says in one line that the given database does not answer', async () => {
  const product = startProduct({
    PORT: await freePort(),
    DATA_DIR: newDataFolder(),
    DATABASE_URL: `postgresql://school:p@127.0.0.1:${await freePort()}/school`,
    AUTH_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1',
  });
  expect(await product.ended()).toBe(1);
  expect(product.said()).toMatch(
    /The database of DATABASE_URL does not answer \(.*ECONNREFUSED.*\): check the address/,
  );
});

it('says in one line that a school of its own needs a mail server', async () => {
  const product = startProduct({
    PORT: await freePort(),
    DATA_DIR: newDataFolder(),
    DATABASE_URL: 'postgresql://school:p@127.0.0.1:1/school',
    AUTH_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: '',
  });
  expect(await product.ended()).toBe(1);
  expect(product.said().trim()).toMatch(
    /^The environment has mistakes:\n {2}- SMTP_URL is required with DATABASE_URL\. .*$/,
  );
});

async function connected(outgoing: ReturnType<typeof request>): Promise<void> {
  const [socket] = outgoing.socket ? [outgoing.socket] : await once(outgoing, 'socket');
  if (socket.connecting) await once(socket, 'connect');
  // The head has left; the server must have read it, or the connection still counts as idle.
  await new Promise((resolve) => setTimeout(resolve, 100));
}

async function saying(product: Product, word: string): Promise<void> {
  while (!product.said().includes(word)) await new Promise((resolve) => setTimeout(resolve, 20));
}

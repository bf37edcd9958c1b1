import { join } from 'node:path';
import { db } from '@/lib/platform/db/client';
import { seedDemo } from '@/prisma/seed/demo';
import { ensureBuild } from '@/scripts/build/production-build';
import { step } from '@/scripts/terminal/steps';
import { type SamplePage, sampleMailId, samplePages } from '@/tests/support/sample-pages';
import { javascriptBytesOverBare, panelBytesMax, unopenedPanelBytesMax } from './budgets';
import { bareApp, buildBare } from './comparison-build';
import { builtLoadBytes, firstLoadBytes, weight } from './first-load';
import { panelBytes } from './panel-weight';
import { signIn } from './sign-in';
import { openThrowaway, serve } from './throwaway-world';

/** Holds the JavaScript of every page, as it is served, against budgets.ts, and prints it. */
export async function measureWeights(): Promise<boolean> {
  await step('Production build', () => ensureBuild());
  await step('Bare build', buildBare);
  const database = await step('Database with the demo school', () => openThrowaway(seedWorld));
  try {
    const server = await step('Server', () => serve('.'));
    try {
      const over = (await printTable(server.url)) + (await printPanel(server.url));
      process.stdout.write(over > 0 ? `\n${over} pages over budget\n` : '\nEvery page is within its budget\n');
      return over === 0;
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
  }
}

async function seedWorld(): Promise<void> {
  await seedDemo();
  const data = { name: 'Ana', askedAt: '2026-11-21T12:00:00Z', address: 'https://school.example' };
  await db().mail.create({
    data: {
      id: sampleMailId,
      template: 'upkeep.test-mail',
      language: 'pt-BR',
      toAddress: 'ana@demo.example',
      subject: 'Teste',
      data,
      html: '<p>Oi</p>',
      text: 'Oi',
    },
  });
}

async function printTable(url: string): Promise<number> {
  // Next's own page for what is not there brings what a page without anything of ours brings (2026-11-27: to the byte).
  const bare = await builtLoadBytes('.next', '_not-found');
  process.stdout.write(
    `\n${row('page', 'JavaScript', 'over bare', 'allowed')}\n${row('bare Next page', kilobytes(bare), '', '')}\n`,
  );
  let over = 0;
  for (const page of samplePages()) {
    const bytes = await firstLoadBytes(await documentOf(url, page), (path) => weight(url + path));
    const allowed = javascriptBytesOverBare[page.shell];
    const isOver = bytes - bare > allowed;
    if (isOver) over += 1;
    process.stdout.write(
      `${row(page.path, kilobytes(bytes), kilobytes(bytes - bare), kilobytes(allowed))}${isOver ? '  OVER' : ''}\n`,
    );
  }
  return over;
}

/** What the assistant costs where it is never opened, and where it is: on an open page nothing of it is there yet. */
async function printPanel(url: string): Promise<number> {
  const built = ['bench/boundary', 'bench/assistant'].map((page) => builtLoadBytes(join(bareApp, '.next'), page));
  const opened = ['/student', '/course'].map((path) => panelBytes(url, 'aluno', path));
  const [boundary = 0, withButton = 0] = await Promise.all(built);
  const [onHome = 0, onCourse = 0] = await Promise.all(opened);
  const weights = [
    { name: 'assistant, never opened', bytes: withButton - boundary, allowed: unopenedPanelBytesMax },
    { name: 'assistant, opened on /student', bytes: onHome, allowed: panelBytesMax },
    { name: 'assistant, opened on /course', bytes: onCourse, allowed: panelBytesMax },
  ];
  for (const { name, bytes, allowed } of weights) {
    process.stdout.write(`${row(name, '', kilobytes(bytes), kilobytes(allowed))}${bytes > allowed ? '  OVER' : ''}\n`);
  }
  return weights.filter(({ bytes, allowed }) => bytes > allowed).length;
}

/** The page as the first of its tipos that may open it sees it; a page that only sends on weighs what it leads to. */
async function documentOf(url: string, { path, isThere, tipos }: SamplePage): Promise<string> {
  const answers: string[] = [];
  for (const tipo of tipos.length > 0 ? tipos : [null]) {
    const headers: HeadersInit = tipo ? { cookie: await cookieOf(url, tipo) } : {};
    const response = await fetch(url + path, { headers });
    // Nobody's page may lead to the sign-in screen, an area's must not.
    if (response.status === (isThere ? 200 : 404) && (!tipo || !isSignIn(response.url))) return response.text();
    answers.push(`${response.status} at ${response.url}`);
  }
  throw new Error(`${path} answered ${answers.join(', ')} instead of ${isThere ? 200 : 404}`);
}

/** Where a signed-in person is sent from a page that is not theirs. */
function isSignIn(address: string): boolean {
  return new URL(address).searchParams.has('reason');
}

const cookies = new Map<string, Promise<string>>();

function cookieOf(url: string, login: string): Promise<string> {
  const known = cookies.get(login) ?? signIn(url, login);
  cookies.set(login, known);
  return known;
}

function row(page: string, ...numbers: string[]): string {
  return page.padEnd(44) + numbers.map((number) => number.padStart(12)).join('');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

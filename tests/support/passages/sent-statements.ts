import { Client } from 'pg';

export type Statement = { text: string; values: unknown[] };

/** What reaches PostgreSQL while something is done, word for word, whoever sends it; how a new connection is set up is no part of it. */
export async function sentStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has nine forms; Prisma's adapter uses the one with an object.
  Client.prototype.query = function heard(this: Client, ...given: any[]) {
    const [asked, values] = given;
    const text: string = asked.text ?? asked;
    if (!text.startsWith('SET ')) sent.push({ text, values: asked.values ?? values ?? [] });
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return sent;
}

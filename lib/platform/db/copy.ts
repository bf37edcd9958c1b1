import { once } from 'node:events';
import type { Client, Connection } from 'pg';

/** What pg's connection can and its types leave out: the messages of COPY. */
type Copying = Connection & {
  query(sql: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

const waitingBytesMax = 1024 * 1024;

/** The rows of a `COPY … TO STDOUT`, a line each, as fast as they are taken and never more than a few in memory. */
export async function* copyOut(client: Client, sql: string): AsyncGenerator<Buffer> {
  const rows = client.query(new Outgoing(sql));
  for (let batch = await rows.next(); batch; batch = await rows.next()) yield* batch;
}

class Outgoing {
  private waiting: Buffer[] = [];
  private bytes = 0;
  private ended = false;
  private failure: Error | undefined;
  private connection: Copying | undefined;
  private wake: () => void = () => undefined;

  constructor(private readonly sql: string) {}

  /** Undefined: that was all. */
  async next(): Promise<Buffer[] | undefined> {
    while (this.waiting.length === 0 && !this.ended) {
      this.connection?.stream.resume();
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.failure) throw this.failure;
    const batch = this.waiting;
    this.waiting = [];
    this.bytes = 0;
    return batch.length > 0 ? batch : undefined;
  }

  submit(connection: Connection): void {
    this.connection = connection as Copying;
    this.connection.query(this.sql);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // pg uses its buffer again for the next message.
    this.waiting.push(Buffer.from(chunk));
    this.bytes += chunk.length;
    if (this.bytes > waitingBytesMax) this.connection?.stream.pause();
    this.wake();
  }

  handleCommandComplete(): void {
    this.connection?.stream.resume();
  }

  handleReadyForQuery(): void {
    this.ended = true;
    this.wake();
  }

  handleError(error: Error): void {
    this.failure = error;
    this.handleReadyForQuery();
  }
}

/** A `COPY … FROM STDIN` of what `source` gives, at the pace of the database. */
export function copyIn(
  client: Client,
  sql: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new Incoming(sql, source, resolve, reject));
  });
}

class Incoming {
  private failure: unknown;

  constructor(
    private readonly sql: string,
    private readonly source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    private readonly resolve: () => void,
    private readonly reject: (error: unknown) => void,
  ) {}

  submit(connection: Connection): void {
    (connection as Copying).query(this.sql);
  }

  handleCopyInResponse(connection: Connection): void {
    void this.send(connection as Copying);
  }

  private async send(connection: Copying): Promise<void> {
    try {
      for await (const chunk of this.source) {
        if (this.failure) return;
        connection.sendCopyFromChunk(chunk);
        if ((connection.stream as { writableNeedDrain?: boolean }).writableNeedDrain) {
          await once(connection.stream, 'drain');
        }
      }
      connection.endCopyFrom();
    } catch (error) {
      this.failure ??= error;
      connection.sendCopyFail('the source of the rows failed');
    }
  }

  handleCommandComplete(): void {
    return;
  }

  handleReadyForQuery(): void {
    this.resolve();
  }

  /** The reason of a source that failed is said instead of the database's echo of it. */
  handleError(error: Error): void {
    this.failure ??= error;
    this.reject(this.failure);
  }
}

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export type BadLine = {
  url: string;
  /** All that went up through the line, headers included. */
  sentBytes(): number;
  cuts(): number;
  /** What had gone up of the requests that the cuts tore: the sender has to send it again. */
  lostBytes(): number;
  stop(): Promise<void>;
};

type Weather = {
  port: number;
  /** Of the way up; the way down is as fast as the machine. */
  bytesPerSecond?: number;
  /** After so many bytes went up in all, every connection is torn. For a sender of one request at a time. */
  cutAfterBytes?: readonly number[];
};

/** A line of a school between a client and a server of this machine: slow, and cut when told. */
export async function startBadLine({ port, bytesPerSecond, cutAfterBytes = [] }: Weather): Promise<BadLine> {
  const cutsLeft = [...cutAfterBytes].sort((a, b) => a - b);
  const sockets = new Set<Socket>();
  const gate = bytesPerSecond ? paced(bytesPerSecond) : undefined;
  let sent = 0;
  let cuts = 0;
  let lost = 0;
  // What went up since the last answer came down is of a request that is not answered yet.
  let unanswered = 0;

  /** Counts what passes, and tears the line in the middle of a piece when its time has come. */
  function counted(): Transform {
    return new Transform({
      async transform(chunk: Buffer, _, done) {
        await gate?.(chunk.byteLength);
        const next = cutsLeft[0];
        sent += chunk.byteLength;
        unanswered += chunk.byteLength;
        if (next === undefined || sent < next) return done(null, chunk);
        cutsLeft.shift();
        cuts += 1;
        lost += unanswered;
        unanswered = 0;
        for (const socket of sockets) socket.destroy();
      },
    });
  }

  // Without waiting for fuller packets: a router does not.
  const server = createServer({ noDelay: true }, (client) => {
    const onward = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const socket of [client, onward]) {
      sockets.add(socket);
      // One side that goes takes the other with it.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        onward.destroy();
      });
    }
    onward.on('data', () => {
      unanswered = 0;
    });
    client.pipe(counted()).pipe(onward).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: () => sent,
    cuts: () => cuts,
    lostBytes: () => lost,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Waits until the line would have carried so many bytes more. One line, whoever sends. */
function paced(bytesPerSecond: number): (bytes: number) => Promise<void> {
  let free = performance.now();
  return async (bytes) => {
    const now = performance.now();
    free = Math.max(free, now) + (bytes / bytesPerSecond) * 1000;
    if (free > now) await new Promise((resolve) => setTimeout(resolve, free - now));
  };
}

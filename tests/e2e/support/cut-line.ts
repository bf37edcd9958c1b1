import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type CutLine = {
  /** Where the product is at the other end of it. */
  readonly origin: string;
  /** `cut`: nobody is there. `silent`: what is sent is taken and never answered. */
  become(state: 'open' | 'cut' | 'silent'): void;
  stop(): Promise<void>;
};

/** A line between a browser and the product. Playwright's own does not reach what a worker asks for. */
export async function startCutLine(productOrigin: string): Promise<CutLine> {
  const port = Number(new URL(productOrigin).port);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const onward = connect({ port, host: '127.0.0.1' });
    for (const socket of [client, onward]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        onward.destroy();
      });
    }
    client.on('data', (sent) => state === 'open' && onward.write(sent));
    onward.on('data', (answered) => state === 'open' && client.write(answered));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    become(next) {
      state = next;
      // What was taken while it was silent is not told later either.
      if (next !== 'silent') for (const socket of sockets) socket.destroy();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

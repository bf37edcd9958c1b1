import { type AddressInfo, connect, createServer } from 'node:net';

/** `bytes` came to the browser, `sent` went from it. */
export type CountedLine = { readonly port: number; bytes(): number; sent(): number; stop(): void };

/** Between a browser and the product: what a worker asks for passes here as well, which the page's own tools do not tell. */
export async function startCountedLine(url: string): Promise<CountedLine> {
  const port = Number(new URL(url).port);
  let [bytes, sent] = [0, 0];
  const server = createServer((client) => {
    const onward = connect({ port, host: '127.0.0.1' });
    for (const socket of [client, onward]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        onward.destroy();
      });
    }
    onward.on('data', ({ byteLength }: Buffer) => {
      bytes += byteLength;
    });
    client.on('data', ({ byteLength }: Buffer) => {
      sent += byteLength;
    });
    client.pipe(onward).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    bytes: () => bytes,
    sent: () => sent,
    stop: () => server.close(),
  };
}

import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Session = Parameters<NonNullable<SMTPServerOptions['onData']>>[1];

/** How the server behaves; each may be changed while it runs. */
export type Manners = {
  /** Answers to RCPT TO, in turn; then all are accepted. */
  recipient: (Refusal | undefined)[];
  /** Answers to MAIL FROM, in turn. */
  sender: Refusal[];
  /** Answers to the whole message, in turn. */
  message: Refusal[];
  /** The line breaks while the content is on its way. */
  hangUp: boolean;
  /** How long it thinks before it takes the message. */
  waitMs: number;
};

export type Refusal = { code: number; words: string };

export type MailServer = {
  readonly port: number;
  readonly manners: Manners;
  readonly received: Email[];
  /** What the envelope said, message by message. */
  readonly envelopes: { from: string; to: string[] }[];
  /** Messages that have come whole, also those that are still thought about. */
  arrived(): number;
  /** Connections so far. */
  connections(): number;
  stop(): Promise<void>;
};

function refused({ code, words }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/** A real SMTP server on this machine that keeps what it is sent. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const manners: Manners = { recipient: [], sender: [], message: [], hangUp: false, waitMs: 0 };
  const received: Email[] = [];
  const envelopes: { from: string; to: string[] }[] = [];
  let connections = 0;
  let arrived = 0;

  async function take(session: Session, bytes: Buffer): Promise<Error | undefined> {
    arrived += 1;
    const refusal = manners.message.shift();
    if (refusal) return refused(refusal);
    await new Promise((resolve) => setTimeout(resolve, manners.waitMs));
    const { mailFrom, rcptTo } = session.envelope;
    envelopes.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) });
    received.push(await PostalMime.parse(bytes));
    return undefined;
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_, done) => {
      connections++;
      done();
    },
    onMailFrom: (_, __, done) => {
      const refusal = manners.sender.shift();
      done(refusal && refused(refusal));
    },
    onRcptTo: (_, __, done) => {
      const refusal = manners.recipient.shift();
      done(refusal && refused(refusal));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (manners.hangUp) for (const socket of sockets) socket.destroy();
      });
      stream.on('end', async () => {
        if (!manners.hangUp) done(await take(session, Buffer.concat(chunks)));
      });
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // A client that leaves in the middle is what some tests are about.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    manners,
    received,
    envelopes,
    arrived: () => arrived,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

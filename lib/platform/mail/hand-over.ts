import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Message } from './compose-mail';
import { type Outcome, outcomeOf, type SmtpError } from './smtp-outcome';

type Options = ConstructorParameters<typeof SMTPConnection>[0] & { auth?: { user: string; pass: string } };

/** What the address says, and where it is silent: our patience, and no password over a line that anyone can read. */
function optionsOf(smtpUrl: string): Options {
  const said = parseConnectionUrl(smtpUrl) as Options;
  return {
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 120_000,
    requireTLS: Boolean(said.auth),
    ...said,
    // The dialogue carries the password and the mail: it enters no log, whatever the address asks for.
    logger: false,
    debug: false,
  };
}

/**
 * Hands one mail to the server. `claim` runs when the server waits for the content, and before its first byte leaves: up
 * to there an accident costs another try, from there on a doubt. No outcome: another worker has claimed the mail.
 */
export async function handOver(
  smtpUrl: string,
  { from, to, bytes }: Message,
  claim: () => Promise<boolean>,
): Promise<{ outcome: Outcome | undefined; claimed: boolean }> {
  const options = optionsOf(smtpUrl);
  const connection = new SMTPConnection(options);
  let claiming: Promise<boolean> | undefined;
  let begun = false;
  async function* content() {
    claiming = claim();
    if (!(await claiming)) throw new Error('claimed by another worker');
    begun = true;
    yield bytes;
  }
  try {
    const reason = await dialogue(connection, options, { from, to, content: Readable.from(content()) });
    connection.quit();
    return { outcome: { result: 'sent', reason }, claimed: true };
  } catch (error) {
    // The claim may still be on its way to the database and let the content begin, to a closed door.
    const outcome = outcomeOf(error as SmtpError, begun);
    connection.close();
    const claimed = await Promise.resolve(claiming).catch(() => undefined);
    return { outcome: claimed === false ? undefined : outcome, claimed: claimed === true };
  }
}

type Sent = { from: string; to: string; content: Readable };

function dialogue(connection: SMTPConnection, { auth }: Options, { from, to, content }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('The server closed the connection.')));
    const deliver = () =>
      connection.send({ from, to: [to] }, content, (error, info) => (error ? reject(error) : resolve(info.response)));
    connection.connect((refused) => {
      if (refused) return reject(refused);
      if (!auth) return deliver();
      connection.login(auth, (error) => (error ? reject(error) : deliver()));
    });
  });
}

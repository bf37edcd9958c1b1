import { Agent, request } from 'node:http';

export type Asked = { baseUrl: string; key: string; count: number };
export type DirectAnswers = { firstTextMs: number[]; cpuMs: number; kilobytes: number };

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** One answer, read as plainly as it can be: each chunk parsed, its words joined. */
function answer({ baseUrl, key }: Asked, number: number): Promise<{ firstMs: number; text: string }> {
  const began = performance.now();
  const messages = [{ role: 'user', content: `Pergunta ${number}: como o robô vira?` }];
  const body = JSON.stringify({ model: 'm', stream: true, stream_options: { include_usage: true }, messages });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${key}`,
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${baseUrl}/chat/completions`, { method: 'POST', headers, agent }, (response) => {
      let [rest, text, firstMs] = ['', '', 0];
      response.setEncoding('utf8');
      response.on('data', (arrived: string) => {
        const lines = (rest + arrived).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) text += wordsIn(line);
        firstMs ||= text ? performance.now() - began : 0;
      });
      response.on('end', () => resolve({ firstMs, text }));
    });
    asked.on('error', reject).end(body);
  });
}

function wordsIn(line: string): string {
  return line.startsWith('data: {') ? (JSON.parse(line.slice(6)).choices[0]?.delta?.content ?? '') : '';
}

process.on('message', async (asked: Asked) => {
  const before = process.cpuUsage();
  const answers = await Promise.all(Array.from({ length: asked.count }, (_, number) => answer(asked, number)));
  const { user, system } = process.cpuUsage(before);
  process.send?.({
    firstTextMs: answers.map(({ firstMs }) => firstMs),
    cpuMs: (user + system) / 1000,
    kilobytes: answers.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1024,
  } satisfies DirectAnswers);
});
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');

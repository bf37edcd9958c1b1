import { packetAnswersMax, packetBytesMax } from '@/lib/online-tests/rules/packet';
import type { PacketBody } from '@/lib/online-tests/schemas/packet';
import { fromHexadecimal, sha256 } from '@/lib/platform/browser/sha256';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { latestOf } from './waiting';

const macBytes = 8;
const idBytes = 16;
const blockBytes = 64;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * What waits on this device and the end that was asked for, signed by the attempt's key: for a camera or a hand where the
 * line does not return. `lib/online-tests/parts/open-packet.ts` opens it.
 */
export async function packetOf(attempt: KeptAttempt, answers: readonly KeptAnswer[]): Promise<Bytes> {
  const { attemptId, begun } = attempt;
  const waiting = answers.filter(({ state }) => state === 'here');
  const latest = [...latestOf(waiting).values()];
  const all = await packed(attempt, latest, waiting);
  // Too much to be carried: then what was given last.
  const isTooMuch = macBytes + idBytes + all.length > packetBytesMax;
  const inside = isTooMuch ? await packed(attempt, latest) : all;
  const signed = joined(fromHexadecimal(attemptId.replaceAll('-', '')), inside);
  return joined((await signedBy(begun.key, signed)).slice(0, macBytes), signed);
}

/** An earlier answer may count where a later one comes too late, so that it goes along, unless no room is left. */
function packed(
  { begun, ending }: KeptAttempt,
  latest: readonly KeptAnswer[],
  waiting: readonly KeptAnswer[] = latest,
): Promise<Bytes> {
  const places = new Map(begun.questions.map(({ id }, at) => [id, at]));
  const known = new Set(latest);
  const earlier = waiting.filter((answer) => !known.has(answer)).sort((one, other) => other.seq - one.seq);
  const carried = [...latest, ...earlier].slice(0, packetAnswersMax).sort((one, other) => one.seq - other.seq);
  const body: PacketBody = [
    ending && [ending.seq, ending.byTime],
    carried.flatMap(({ questionId, seq, value }) => {
      const place = places.get(questionId);
      return place === undefined ? [] : [[place, seq, value] as const];
    }) as PacketBody[1],
  ];
  return deflated(JSON.stringify(body));
}

async function deflated(text: string): Promise<Bytes> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** HMAC-SHA256 of a key shorter than a block. `crypto.subtle` is missing over plain http. */
async function signedBy(key: string, bytes: Bytes): Promise<Bytes> {
  const block = new Uint8Array(blockBytes);
  block.set(new TextEncoder().encode(key));
  const inner = await sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      bytes,
    ),
  );
  return fromHexadecimal(
    await sha256(
      joined(
        block.map((byte) => byte ^ 0x5c),
        fromHexadecimal(inner),
      ),
    ),
  );
}

function joined(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

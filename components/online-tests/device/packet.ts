import type { PacketBody } from '@/lib/online-tests/schemas/packet';
import { fromHexadecimal, sha256 } from '@/lib/platform/browser/sha256';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { latestOf } from './waiting';

const macBytes = 8;
const blockBytes = 64;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * What waits on this device and the end that was asked for, signed by the attempt's key: for a camera or a hand where the
 * line does not return. `lib/online-tests/parts/open-packet.ts` opens it.
 */
export async function packetOf(attempt: KeptAttempt, answers: readonly KeptAnswer[]): Promise<Bytes> {
  const { attemptId, begun, ending } = attempt;
  const places = new Map(begun.questions.map(({ id }, at) => [id, at]));
  const waiting = latestOf(answers.filter(({ state }) => state === 'here'));
  const body: PacketBody = [
    ending && [ending.seq, ending.byTime],
    [...waiting.values()].flatMap(({ questionId, seq, value }) => {
      const place = places.get(questionId);
      return place === undefined ? [] : [[place, seq, value] as const];
    }) as PacketBody[1],
  ];
  const signed = joined(fromHexadecimal(attemptId.replaceAll('-', '')), await packed(JSON.stringify(body)));
  return joined((await signedBy(begun.key, signed)).slice(0, macBytes), signed);
}

async function packed(text: string): Promise<Bytes> {
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

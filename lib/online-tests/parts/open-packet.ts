import { createHmac, timingSafeEqual } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { fail } from '../failures';
import { PacketBody } from '../schemas/packet';
import { attemptKey } from './attempt-key';

const macBytes = 8;
const idBytes = 16;
/** Two hundred short texts of the greatest length, in letters of three bytes. */
const unpackedMax = 400_000;

/**
 * What a device packed: eight bytes of an HMAC by the attempt's own key over the rest, the attempt's id, and the answers
 * as deflated JSON. Nobody without the key makes one up, or changes an answer on its way.
 */
export function openPacket(secret: string, packet: string): { attemptId: string; body: PacketBody } {
  const bytes = Buffer.from(packet, 'base64url');
  const [mac, signed] = [bytes.subarray(0, macBytes), bytes.subarray(macBytes)];
  const attemptId = uuidOf(signed.subarray(0, idBytes));
  const right = createHmac('sha256', attemptKey(secret, attemptId)).update(signed).digest().subarray(0, macBytes);
  if (mac.length !== macBytes || signed.length <= idBytes || !timingSafeEqual(mac, right)) fail('test.packet-broken');
  return { attemptId, body: bodyOf(signed.subarray(idBytes)) };
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Signed by the pupil's own key, and written by whoever holds it: looked at as anything from outside. */
function bodyOf(packed: Buffer): PacketBody {
  try {
    return PacketBody.parse(JSON.parse(inflateRawSync(packed, { maxOutputLength: unpackedMax }).toString()));
  } catch {
    return fail('test.packet-broken');
  }
}

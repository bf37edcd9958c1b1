import type { KeptAnswer, KeptAttempt } from '@/components/online-tests/device/kept-attempt';
import { packetOf } from '@/components/online-tests/device/packet';
import type { Given } from './test-device';

type Holder = { attemptId: string; key: string; questions?: readonly { id: string }[] };

/** What a pupil's device shows of answers that it could not send. */
export function shownPacket(
  device: Holder,
  given: readonly Given[],
  ending: KeptAttempt['ending'] = null,
): Promise<Uint8Array> {
  const { attemptId, key, questions = given.map(({ questionId: id }) => ({ id })) } = device;
  const answers = given.map((one, n) => ({ ...one, n, attemptId, state: 'here' }) as KeptAnswer);
  return packetOf({ attemptId, begun: { key, questions }, ending } as unknown as KeptAttempt, answers);
}

export async function carriedPacket(...of: Parameters<typeof shownPacket>): Promise<string> {
  return Buffer.from(await shownPacket(...of)).toString('base64url');
}

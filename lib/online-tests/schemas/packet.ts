import * as z from 'zod/mini';
import { packetAnswersMax, packetBytesMax } from '../rules/packet';
import { AnswerValue, moment } from './answers';
import { testPlace } from './managing';

const packetCharactersMax = (packetBytesMax * 4) / 3;
const questionsMax = 200;

/** The bytes that a device without a line showed, as they were scanned or typed, in base64url. */
export const ReceivePacket = z.object({
  ...testPlace,
  packet: z.string().check(z.minLength(40), z.maxLength(packetCharactersMax), z.regex(/^[\w-]+$/)),
});

/** What is in it: the end that was asked for, and answers by the place of their question in the pupil's own order, from 0, of which a question may have many. */
export const PacketBody = z.tuple([
  z.nullable(z.tuple([moment, z.boolean()])),
  z
    .array(z.tuple([z.int().check(z.minimum(0), z.maximum(questionsMax)), moment, AnswerValue]))
    .check(z.maxLength(packetAnswersMax)),
]);
export type PacketBody = z.infer<typeof PacketBody>;

/** Whose it was, and what became of the answers: some may wait for who teaches, as any that come late. */
export const ReceivedPacket = z.object({
  studentId: z.string(),
  studentName: z.string(),
  attemptId: z.string(),
  counted: z.int(),
  late: z.int(),
  refused: z.int(),
  isConcluded: z.boolean(),
});

import * as z from 'zod/mini';
import { Conclude, DeviceNews, GivenAnswers } from './answers';

/** What path and body bring; the key comes by its header. */
export const GivenAnswersDoor = z.omit(GivenAnswers, { key: true });
export const ConcludeDoor = z.omit(Conclude, { key: true });
export const DeviceNewsDoor = z.omit(DeviceNews, { key: true });
